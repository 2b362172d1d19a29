package dev.homeport.server.operations;

import dev.homeport.api.ApiError;
import dev.homeport.core.gamesession.GameSession;
import dev.homeport.core.tag.Resource;

/** Writes the ARNs of one region and account, and reads ids out of ARNs of any. */
public record Arns(String region, String account) {
    /** The location of fleets that nobody made, which ARNs leave out, as those of GameLift Local had none. */
    public static final String LOCAL = "custom-local";

    private static final String PREFIX = "arn:";

    public String fleet(String id) {
        return arn("fleet", id);
    }

    public String location(String name) {
        return arn("location", name);
    }

    /** There is no fleet in it, so computes of two fleets may share one; GameLift's are like that. */
    public String compute(String name) {
        return arn("compute", name);
    }

    /** The account is left out, as GameLift does for aliases. */
    public String alias(String id) {
        return "arn:aws:gamelift:" + region + "::alias/" + id;
    }

    public String queue(String name) {
        return arn("gamesessionqueue", name);
    }

    /** Names no account, and carries the location, as those of Anywhere fleets do. */
    public String gameSession(GameSession.Key key) {
        String path = key.location().equals(LOCAL) ? key.fleetId() + "/" + key.id() : key.toString();
        return "arn:aws:gamelift:" + region + "::gamesession/" + path;
    }

    /** What a game session's ARN stands for; region and account do not matter. */
    public static GameSession.Key gameSessionKey(String arn) {
        String[] parts = id("gamesession", arn).split("/", -1);
        boolean withoutLocation = parts.length == 2;
        boolean complete = withoutLocation || parts.length == 3;
        if (!arn.startsWith(PREFIX) || !complete) {
            throw new ApiError(
                    ApiError.Code.INVALID_REQUEST,
                    "'%s' is not the ARN of a game session; expected arn:aws:gamelift:region::gamesession/fleet/location/id"
                            .formatted(arn));
        }
        return withoutLocation
                ? new GameSession.Key(parts[0], LOCAL, parts[1])
                : new GameSession.Key(parts[0], parts[1], parts[2]);
    }

    private String arn(String kind, String id) {
        return "arn:aws:gamelift:" + region + ":" + account + ":" + kind + "/" + id;
    }

    /**
     * The id, given the id itself or an ARN that ends with {@code :kind/id}; whose account it names does not matter.
     */
    public static String id(String kind, String idOrArn) {
        if (!idOrArn.startsWith(PREFIX)) {
            return idOrArn;
        }
        String marker = ":" + kind + "/";
        int start = idOrArn.indexOf(marker);
        if (start < 0) {
            throw new ApiError(ApiError.Code.INVALID_REQUEST, "'%s' is not the ARN of a %s".formatted(idOrArn, kind));
        }
        return idOrArn.substring(start + marker.length());
    }

    public static String fleetId(String idOrArn) {
        return id("fleet", idOrArn);
    }

    public static String aliasId(String idOrArn) {
        return id("alias", idOrArn);
    }

    public static String queueName(String nameOrArn) {
        return id("gamesessionqueue", nameOrArn);
    }

    public static String computeName(String nameOrArn) {
        return id("compute", nameOrArn);
    }

    /** What an ARN of the form {@code arn:aws:gamelift:region:account:kind/id} stands for. */
    public static Resource resource(String arn) {
        String[] parts = arn.split(":", 6);
        int slash = parts.length < 6 ? -1 : parts[5].indexOf('/');
        if (slash < 0 || !parts[2].equals("gamelift")) {
            throw new ApiError(
                    ApiError.Code.INVALID_REQUEST,
                    "'%s' is not the ARN of a GameLift resource; expected arn:aws:gamelift:region:account:kind/id"
                            .formatted(arn));
        }
        return new Resource(parts[5].substring(0, slash), parts[5].substring(slash + 1));
    }
}
