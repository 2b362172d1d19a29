// A Colyseus server with rooms that have no game in them; its packages are in the folder given (see ColyseusScenario).
import { createRequire } from 'node:module';

const require = createRequire(process.argv[2] + '/');
const { Room, Server } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');

class Game extends Room {
  // More than a run can take, also of few rooms.
  maxClients = 2_000;

  // There is nothing to broadcast. At its own rate every room would wake up twenty times a second; with none, sixty times.
  patchRate = 3_600_000;

  onCreate({ roomId, seatSeconds }) {
    this.roomId = roomId;
    this.seatReservationTimeout = seatSeconds;
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('game', Game);
await server.listen(0, '127.0.0.1');
console.log(`Colyseus is ready at http://127.0.0.1:${transport.server.address().port}`);
