package dev.homeport.api.compute;

import dev.homeport.api.constraint.FleetIdOrArn;
import dev.homeport.api.constraint.Length;
import dev.homeport.api.constraint.LocationName;
import dev.homeport.api.constraint.Pattern;
import dev.homeport.api.constraint.Required;
import dev.homeport.api.constraint.ShortText;

/** The input of RegisterCompute. */
public record RegisterComputeInput(
        @Required @FleetIdOrArn String fleetId,

        @Required @Length(min = 1, max = 128) @Pattern("^[a-zA-Z0-9\\-]+(\\/[a-zA-Z0-9\\-]+)?")
        String computeName,

        @ShortText String certificatePath,

        @Length(min = 1, max = 256) @Pattern("^[0-9a-zA-Z_\\-\\.]+")
        String dnsName,

        @Length(min = 1, max = 128) @Pattern("^[0-9A-Fa-f\\:\\.]+")
        String ipAddress,

        @LocationName String location) {}
