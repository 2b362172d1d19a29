package dev.homeport.api.gamesession;

import java.util.List;

/** The output of DescribeGameSessionDetails. */
public record DescribeGameSessionDetailsOutput(List<GameSessionDetail> gameSessionDetails, String nextToken) {}
