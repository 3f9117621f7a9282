import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requestsOf } from './under-way';
import { until } from './until';

const held: ServerResponse[] = [];
const server = createServer((_, response) => held.push(response));
const answered = requestsOf(server);
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

it('waits for what a server is answering', async () => {
  let isAnswered = false;
  const reply = fetch(`${address}/api/cart`).finally(() => (isAnswered = true));
  await until(() => held.length === 1);
  const waiting = answered();
  expect(isAnswered).toBe(false);
  held.pop()?.end('ok');
  await waiting;
  expect(await (await reply).text()).toBe('ok');
});

it('waits for nobody who has gone, and for no socket', async () => {
  const gone = new AbortController();
  const replies = [
    fetch(`${address}/api/cart`, { signal: gone.signal }),
    fetch(`${address}/socket.io/?transport=polling`),
  ].map((reply) => reply.catch(() => undefined));
  await until(() => held.length === 2);
  gone.abort();
  await answered();
  for (const response of held.splice(0)) response.end();
  await Promise.all(replies);
});

it('waits for nobody who hung up on several answers at once', async () => {
  const { port } = new URL(address);
  const caller = connect(Number(port), '127.0.0.1');
  caller.write('GET /api/cart HTTP/1.1\r\nHost: mall\r\n\r\n'.repeat(3));
  await until(() => held.length === 3);
  caller.destroy();
  await answered();
  held.splice(0);
});
