package dev.homeport.server.sdk;

import dev.homeport.core.State;
import dev.homeport.server.log.Commands;
import dev.homeport.server.log.TimeSource;
import dev.homeport.server.operations.Arns;
import dev.homeport.server.operations.SdkEndpoint;
import dev.homeport.server.operations.TokenIssuer;

/** What every connection works with. */
public record SdkContext(
        Commands commands,
        State state,
        TimeSource time,
        Arns arns,
        SdkEndpoint endpoint,
        TokenIssuer tokens,
        HealthReports healthReports,
        SdkSockets sockets) {}
