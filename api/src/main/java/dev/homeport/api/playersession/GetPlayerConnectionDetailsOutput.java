package dev.homeport.api.playersession;

import java.util.List;

/** The output of GetPlayerConnectionDetails. */
public record GetPlayerConnectionDetailsOutput(
        String gameSessionId, List<PlayerConnectionDetail> playerConnectionDetails) {}
