import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRaw } from './testing/raw-socket';
import { openSocket } from './testing/sockets';
import { startStoppableServer, type StoppableServer } from './testing/stoppable-server';
import { until } from './testing/until';

/**
 * Sends a call that adds an item to the cart.
 *
 * @returns when the server has begun to handle it, which `100 Continue` shows; and its status.
 */
function addInFlight({ baseUrl, ruleId, token }: StoppableServer, agent: Agent) {
  const body = JSON.stringify({ rule_id: ruleId, quantity: 1, type: 1, relation_id: 0 });
  const sent = request(`${baseUrl}/api/shopping/cart/1/add`, {
    agent,
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  sent.flushHeaders();
  const received = once(sent, 'continue').then(() => sent.end(body));
  const status = once(sent, 'response').then(([reply]) => {
    reply.resume();
    return reply.statusCode;
  });
  return { received, status };
}

describe.runIf(process.env['TEST_DATABASE_URL'])('a server that is asked to stop', () => {
  let server: StoppableServer;
  beforeEach(async () => {
    server = await startStoppableServer();
  });
  afterEach(async () => {
    await server.remove();
  });

  test('tells load balancers to send no requests, and serves for the shutdown delay', async () => {
    await server.remove();
    server = await startStoppableServer({ SHUTDOWN_DELAY: '300' });
    expect((await fetch(`${server.baseUrl}/ready`)).status).toBe(200);
    const exit = server.stop();
    await until(async () => (await fetch(`${server.baseUrl}/ready`)).status === 503);
    const ready = await fetch(`${server.baseUrl}/ready`);
    expect(await ready.json()).toEqual({ status: 'unavailable', reason: 'shutting-down' });
    expect((await fetch(`${server.baseUrl}/health`)).status).toBe(200);
    const { status, headers } = await fetch(`${server.baseUrl}/api/configs`);
    // A proxy sends nothing more on this connection.
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    // A second signal ends the wait.
    server.process.child.kill('SIGTERM');
    await exit;
    expect(await server.isRefused()).toBe(true);
  });

  test('answers each of 200 calls in flight', async () => {
    await server.admin.query('update product_rules set stock = 1000');
    const agent = new Agent({ keepAlive: true });
    const unlock = await server.lock('cart_items');
    const calls = Array.from({ length: 200 }, () => addInFlight(server, agent));
    await Promise.all(calls.map(({ received }) => received));
    await server.untilOneWaits();
    const exit = server.stop();
    await until(server.isRefused);
    await unlock();
    const statuses = await Promise.all(calls.map(({ status }) => status));
    expect(statuses).toEqual(calls.map(() => 200));
    expect(await exit).toEqual([0, null]);
    const { rows } = await server.admin.query('select quantity from cart_items');
    expect(rows).toEqual([{ quantity: 201 }]);
    agent.destroy();
  });

  test('answers a request that arrives on a connection opened before', async () => {
    const opened = openRaw(server.baseUrl);
    await server.shopper.call.get('/api/configs');
    const exit = server.stop();
    await until(server.isRefused);
    opened.send('GET /health HTTP/1.1\r\nhost: mall.test\r\n\r\n');
    expect(await opened.ended).toMatch(/^HTTP\/1.1 200 /);
    expect(await exit).toEqual([0, null]);
  });

  test('exits when connections are idle, unused or stuck within a request', async () => {
    await server.shopper.call.get('/api/configs');
    const unused = openRaw(server.baseUrl);
    const partial = openRaw(server.baseUrl);
    partial.send('GET /api/configs HTTP/1.1\r\nhost: mall.test\r\n');
    await server.shopper.call.get('/api/configs');
    expect(await server.stop()).toEqual([0, null]);
    await Promise.all([unused.ended, partial.ended]);
  });

  test('disconnects open sockets in words of the protocol', async () => {
    const socket = await openSocket(server.baseUrl, server.token);
    const reason = once(socket as unknown as NodeJS.EventEmitter, 'disconnect');
    const exit = server.stop();
    expect((await reason)[0]).toBe('io server disconnect');
    expect(await exit).toEqual([0, null]);
  });
});
