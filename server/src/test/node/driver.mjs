// Calls GameLift through the AWS SDK for JavaScript: one call a line in, one answer a line out (see DriverClient).
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const [endpoint, protocol, packages] = process.argv.slice(2);
const require = createRequire(packages + '/');
const sdk = require('@aws-sdk/client-gamelift');

const client = new sdk.GameLiftClient({
  endpoint,
  maxAttempts: 1,
  ...(protocol === 'cbor' && { protocol: require('@aws-sdk/core/protocols').AwsSmithyRpcV2CborProtocol }),
});

function toScript(value) {
  if (Array.isArray(value)) return value.map(toScript);
  if (value === null || typeof value !== 'object') return value;
  if ('$time' in value) return new Date(value.$time);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toScript(member)]));
}

function toPlain(value) {
  if (Array.isArray(value)) return value.map(toPlain);
  if (value instanceof Date) return { $time: value.getTime() };
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => name !== '$metadata' && member !== undefined)
      .map(([name, member]) => [name, toPlain(member)]),
  );
}

async function answer({ operation, input, pageSize }) {
  const pages = [];
  if (pageSize === undefined) {
    pages.push(await client.send(new sdk[operation + 'Command'](toScript(input))));
  } else {
    for await (const page of sdk['paginate' + operation]({ client, pageSize }, toScript(input))) pages.push(page);
  }
  return pages.map(toPlain);
}

for await (const line of createInterface({ input: process.stdin })) {
  let reply;
  try {
    reply = { pages: await answer(JSON.parse(line)) };
  } catch (e) {
    reply = { error: { code: e.name, message: e.message, status: e.$metadata?.httpStatusCode ?? 0 } };
  }
  console.log(JSON.stringify(reply));
}
