/**
 * A GameLift server SDK for game servers written in Java.
 *
 * <p>The life of a game server process, in five steps:
 *
 * <ol>
 *   <li>{@link dev.homeport.serversdk.GameLiftServer#initSdk(ServerParameters) initSdk} connects. The process needs to
 *       know four things and a secret: the WebSocket URL, the fleet id, the host id (the compute's name), a process id
 *       of its own, and an auth token (or AWS credentials). All of them may come from {@code GAMELIFT_SDK_*}
 *       environment variables, which is how an agent starts a process.
 *   <li>{@link dev.homeport.serversdk.GameLiftServer#processReady processReady} offers the process for one game session
 *       and hands over the callbacks.
 *   <li>The service calls {@code onStartGameSession}. Load the map, open the port, then call
 *       {@link dev.homeport.serversdk.GameLiftServer#activateGameSession activateGameSession}.
 *   <li>Players connect and show their player session id. Let
 *       {@link dev.homeport.serversdk.GameLiftServer#acceptPlayerSession acceptPlayerSession} decide whether they may
 *       play, and say {@link dev.homeport.serversdk.GameLiftServer#removePlayerSession removePlayerSession} when they
 *       leave.
 *   <li>When the game is over, or when the service calls {@code onProcessTerminate}, call
 *       {@link dev.homeport.serversdk.GameLiftServer#processEnding processEnding}, then {@code close}, and exit. A
 *       process hosts one game session in its life; whoever started it starts the next one.
 * </ol>
 *
 * <p>Everything that goes wrong is a {@link dev.homeport.serversdk.GameLiftException} with an
 * {@link dev.homeport.serversdk.ErrorType}. The SDK logs through {@link System.Logger} under the name
 * {@code dev.homeport.serversdk}, or to the logger given to {@link dev.homeport.serversdk.GameLiftServer#setLogger
 * setLogger}. Metrics are in the package {@link dev.homeport.serversdk.metrics}.
 *
 * <p>During development the service may have a self-signed certificate. Then, and only then, set
 * {@link dev.homeport.serversdk.ServerParameters.Builder#trustAnyCertificate trustAnyCertificate} or the environment
 * variable {@code HOMEPORT_TRUST_ANY_CERTIFICATE=1}.
 */
package dev.homeport.serversdk;
