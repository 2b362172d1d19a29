package dev.homeport.api.fleet;

import dev.homeport.api.constraint.Pattern;
import dev.homeport.api.constraint.Range;
import dev.homeport.api.constraint.Required;

/** A range of ports that is open to a range of addresses. */
public record IpPermission(
        @Required @Range(min = 1, max = 60000) Integer fromPort,
        @Required @Range(min = 1, max = 60000) Integer toPort,
        @Required @Pattern("[^\\s]+") String ipRange,
        @Required IpProtocol protocol) {}
