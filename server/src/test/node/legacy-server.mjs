// A game server with the socket.io client and protobuf of others. Reads one call a line, {"call":…,"fields":…}, and
// writes one line for each acknowledgement, {"ack":[…]}, and for each callback, {"callback":…,"text":…}.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

const [port, pid, version, packages, protoFile] = process.argv.slice(2);
const require = createRequire(join(packages, 'node_modules', 'any.js'));
const io = require('socket.io-client');
const protobuf = require('protobufjs');

const root = protobuf.loadSync(protoFile);
const name = 'com.amazon.whitewater.auxproxy.pbuffer.';
const say = (line) => process.stdout.write(JSON.stringify(line) + '\n');

const open = () =>
  new Promise((resolve, reject) => {
    const socket = io(`http://127.0.0.1:${port}`, {
      query: { pID: pid, sdkVersion: version, sdkLanguage: 'Nodejs' },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', reject);
    for (const event of ['StartGameSession', 'UpdateGameSession', 'TerminateProcess']) {
      socket.on(event, (text, acknowledge) => {
        say({ callback: event, text });
        if (acknowledge) acknowledge(true);
      });
    }
  });

const calls = await open();
const callbacks = await open();
say({ connected: true });

for await (const line of createInterface({ input: process.stdin })) {
  const { call, fields } = JSON.parse(line);
  if (call === 'bye') break;
  const type = root.lookupType(name + call);
  const bytes = Buffer.from(type.encode(type.fromObject(fields)).finish());
  calls.emit(name + call, bytes, (...ack) => say({ ack }));
}
calls.disconnect();
callbacks.disconnect();
// An open standard input would keep the process alive.
process.stdin.destroy();
