package dev.homeport.server.notification;

import dev.homeport.api.codec.RecordCodec;
import dev.homeport.core.notification.Notification;
import dev.homeport.core.notification.PlacementNews;
import dev.homeport.core.placement.PlacedPlayer;
import dev.homeport.server.operations.Arns;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import tools.jackson.core.JsonGenerator;

/** Writes a notification as the EventBridge event that GameLift sends of a placement. */
public record EventEnvelope(Arns arns) {
    private static final DateTimeFormatter MILLISECONDS =
            DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

    public String json(Notification notification) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(512);
        try (JsonGenerator out = RecordCodec.json().generator(bytes)) {
            write(out, notification);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private void write(JsonGenerator out, Notification notification) {
        PlacementNews news = notification.news();
        out.writeStartObject();
        out.writeStringProperty("version", "0");
        out.writeStringProperty("id", notification.id());
        out.writeStringProperty("detail-type", "GameLift Queue Placement Event");
        out.writeStringProperty("source", "aws.gamelift");
        out.writeStringProperty("account", arns.account());
        out.writeStringProperty(
                "time", notification.time().truncatedTo(ChronoUnit.SECONDS).toString());
        out.writeStringProperty("region", arns.region());
        out.writeArrayPropertyStart("resources");
        out.writeString(arns.queue(news.queueName()));
        out.writeEndArray();
        out.writeObjectPropertyStart("detail");
        writeDetail(out, news);
        out.writeEndObject();
        out.writeEndObject();
    }

    private void writeDetail(JsonGenerator out, PlacementNews news) {
        out.writeStringProperty("type", type(news));
        out.writeStringProperty("placementId", news.placementId());
        news.place().ifPresent(place -> writePlace(out, place));
        if (news.place().isPresent()) {
            writePlayers(out, news);
        }
        news.customEventData().ifPresent(data -> out.writeStringProperty("customEventData", data));
        out.writeStringProperty("startTime", milliseconds(news.startTime()));
        out.writeStringProperty("endTime", milliseconds(news.endTime()));
    }

    private static String type(PlacementNews news) {
        return switch (news.status()) {
            case FULFILLED -> "PlacementFulfilled";
            case CANCELLED -> "PlacementCancelled";
            case TIMED_OUT -> "PlacementTimedOut";
            case FAILED -> "PlacementFailed";
            case PENDING -> throw new IllegalArgumentException("a pending placement is no news: " + news);
        };
    }

    /** The port is text here, though it is a number everywhere else: GameLift's events are like that. */
    private void writePlace(JsonGenerator out, PlacementNews.Place place) {
        out.writeStringProperty("port", Integer.toString(place.address().port()));
        out.writeStringProperty("gameSessionArn", arns.gameSession(place.session()));
        place.address().ipAddress().ifPresent(address -> out.writeStringProperty("ipAddress", address));
        place.address().dnsName().ifPresent(name -> out.writeStringProperty("dnsName", name));
        out.writeStringProperty("gameSessionRegion", arns.region());
    }

    private static void writePlayers(JsonGenerator out, PlacementNews news) {
        out.writeArrayPropertyStart("placedPlayerSessions");
        for (PlacedPlayer player : news.players()) {
            out.writeStartObject();
            out.writeStringProperty("playerId", player.playerId());
            out.writeStringProperty("playerSessionId", player.playerSessionId());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static String milliseconds(Instant time) {
        return MILLISECONDS.format(time);
    }
}
