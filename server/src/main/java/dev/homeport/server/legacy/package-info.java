/**
 * The endpoints of server SDK 3.x and 4.x, which GameLift Local had: {@link dev.homeport.server.legacy.SocketIoPort},
 * {@link dev.homeport.server.legacy.CallPort} and {@link dev.homeport.server.legacy.CallbackPort}.
 *
 * <p>Processes of these SDKs say nothing of themselves but the id of their process, so they join a fleet that
 * {@link dev.homeport.server.legacy.LegacyHome} describes, and from then on are processes like any other:
 * {@link dev.homeport.server.legacy.LegacyCalls} turns their requests into actions of server SDK 5, and
 * {@link dev.homeport.server.legacy.LegacyProcess} passes on to them what the core wants. With a process whose last
 * socket is gone, the process is gone.
 *
 * <p>{@link dev.homeport.server.legacy.LocalHabits} makes the GameLift API behave as that of GameLift Local did.
 * Nothing of this package is loaded unless it is asked for.
 */
package dev.homeport.server.legacy;
