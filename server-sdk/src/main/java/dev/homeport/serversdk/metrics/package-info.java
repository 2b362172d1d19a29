/**
 * Metrics of a game server, sent as DogStatsD over UDP to the collector that runs beside it.
 *
 * <pre>{@code
 * Metrics metrics = gameLift.initMetrics(); // after initSdk, before processReady
 * Gauge players = metrics.gauge("players");
 * Counter joins = metrics.counter("joins");
 * Timer tickTime = metrics.timer("tick_time");
 *
 * players.set(42);
 * joins.increment();
 * tickTime.time(() -> world.tick());
 * }</pre>
 *
 * <p>Every flush, by default every ten seconds, sends what has been observed since the last one: a gauge's value, a
 * counter's sum, every time a timer took, and what is derived from them. Names get the prefix {@code server.}; the tags
 * {@code process_pid}, {@code gamelift_process_id} and, once there is a game session, {@code session_id} come by
 * themselves, and so does {@code server.up}, which is 1 at every flush and 0 at the end. A crash reporter beside the
 * collector is told by HTTP when the process starts, hosts a game session and ends; whether it is there does not
 * matter.
 *
 * <p>GameLift's dashboards know the timers {@code server_delta_time}, {@code server_tick_time} and
 * {@code server_world_tick_time}, the gauges {@code server_connections} and {@code server_players}, and the counters
 * {@code server_bytes_in}, {@code server_bytes_out}, {@code server_packets_in}, {@code server_packets_out} and the same
 * two with {@code _lost}.
 */
package dev.homeport.serversdk.metrics;
