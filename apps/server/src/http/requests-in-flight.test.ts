import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { until } from '../testing/until';
import { requestsInFlight } from './requests-in-flight';

const held: ServerResponse[] = [];
const server = createServer((_, response) => held.push(response));
const { settled } = requestsInFlight(server);
let address: string;
beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
});

it('a shutdown waits for a request until it is answered', async () => {
  let isAnswered = false;
  const reply = fetch(`${address}/api/cart`).finally(() => (isAnswered = true));
  await until(() => held.length === 1);
  const waiting = settled();
  expect(isAnswered).toBe(false);
  held.pop()?.end('ok');
  await waiting;
  expect(await (await reply).text()).toBe('ok');
});

it('a shutdown does not wait for disconnected clients, nor for polling by sockets', async () => {
  const gone = new AbortController();
  const replies = [
    fetch(`${address}/api/cart`, { signal: gone.signal }),
    fetch(`${address}/socket.io/?transport=polling`),
  ].map((reply) => reply.catch(() => undefined));
  await until(() => held.length === 2);
  gone.abort();
  await settled();
  for (const response of held.splice(0)) response.end();
  await Promise.all(replies);
});

it('a shutdown does not wait for a client that disconnected with several requests unanswered', async () => {
  const { port } = new URL(address);
  const caller = connect(Number(port), '127.0.0.1');
  caller.write('GET /api/cart HTTP/1.1\r\nHost: mall\r\n\r\n'.repeat(3));
  await until(() => held.length === 3);
  caller.destroy();
  await settled();
  held.splice(0);
});
