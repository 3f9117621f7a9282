import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWorkerDatabase } from './testing/database';
import { callerOf } from './testing/http';
import { emitWithAck, testSockets, textMessage } from './testing/pages';
import { prepareShoppers } from './testing/prepared-shoppers';
import { openRaw } from './testing/raw-socket';
import { launchServer, type ServerProcess } from './testing/server-process';
import { openSocket } from './testing/sockets';
import { shopperOf, type Shopper } from './testing/shopper';
import { until } from './testing/until';

let folder: string;
let server: ServerProcess;
let baseUrl: string;
let env: Readonly<Record<string, string>>;
let ruleId: number;
let token: string;
let shopper: Shopper;
let admin: Client;
const pages = testSockets(() => baseUrl);

async function launch(more: Readonly<Record<string, string>> = {}): Promise<void> {
  server = launchServer({ ...env, ...more });
  baseUrl = await server.address();
}

/** Whether a new connection is refused. */
async function isRefused(): Promise<boolean> {
  const { hostname, port } = new URL(baseUrl);
  const socket: Socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect');
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}

/** Locks a table, so that the next statement on it waits; ends with the function that unlocks it. */
async function lock(table: string): Promise<() => Promise<unknown>> {
  await admin.query(`begin; lock table ${table} in access exclusive mode`);
  return () => admin.query('commit');
}

const untilOneWaits = () =>
  until(async () => {
    // Other tests' databases are on the same server.
    const { rows } = await admin.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  });

/**
 * Sends a call that adds an item to the cart.
 *
 * @returns when the server has begun to handle it, which `100 Continue` shows; and its status.
 */
function addInFlight(agent: Agent) {
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

/** Asks the server to stop; ends with its exit code. */
function stop(): Promise<unknown> {
  const exit = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  return exit;
}

describe.runIf(process.env['TEST_DATABASE_URL'])('a server that is asked to stop', () => {
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mall-drain-'));
    const databaseUrl = await createWorkerDatabase(process.env['TEST_DATABASE_URL'] ?? '', 'drain');
    const prepared = await prepareShoppers({ databaseUrl, dataDir: folder }, 1);
    ruleId = prepared.ruleId;
    const [member] = prepared.members;
    if (!member) throw new Error('no member');
    token = member.token;
    env = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
    await launch();
    shopper = shopperOf(callerOf(baseUrl, member), member);
    admin = new Client({ connectionString: databaseUrl });
    await admin.connect();
  });
  afterEach(async () => {
    pages.close();
    await admin.end();
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  });

  test('refuses new connections and answers a call in flight when it waits for a lock', async () => {
    const unlock = await lock('cart_items');
    const adding = shopper.add(ruleId);
    await untilOneWaits();
    const exit = stop();
    await until(isRefused);
    await unlock();
    const { status, headers, body } = await adding;
    expect([status, body.valid]).toEqual([200, true]);
    expect(headers.get('connection')).toBe('close');
    expect(await exit).toEqual([0, null]);
  });

  test('tells load balancers to send no requests, and serves for the shutdown delay', async () => {
    await server.kill();
    await launch({ SHUTDOWN_DELAY: '300' });
    expect((await fetch(`${baseUrl}/ready`)).status).toBe(200);
    const exit = stop();
    await until(async () => (await fetch(`${baseUrl}/ready`)).status === 503);
    const ready = await fetch(`${baseUrl}/ready`);
    expect(await ready.json()).toEqual({ status: 'unavailable', reason: 'shutting-down' });
    expect((await fetch(`${baseUrl}/health`)).status).toBe(200);
    const { status, headers } = await fetch(`${baseUrl}/api/configs`);
    // A proxy sends nothing more on this connection.
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    // A second signal ends the wait.
    server.child.kill('SIGTERM');
    await exit;
    expect(await isRefused()).toBe(true);
  });

  test('answers each of 200 calls in flight', async () => {
    await admin.query('update product_rules set stock = 1000');
    const agent = new Agent({ keepAlive: true });
    const unlock = await lock('cart_items');
    const calls = Array.from({ length: 200 }, () => addInFlight(agent));
    await Promise.all(calls.map(({ received }) => received));
    await untilOneWaits();
    const exit = stop();
    await until(isRefused);
    await unlock();
    const statuses = await Promise.all(calls.map(({ status }) => status));
    expect(statuses).toEqual(calls.map(() => 200));
    expect(await exit).toEqual([0, null]);
    const { rows } = await admin.query('select quantity from cart_items');
    expect(rows).toEqual([{ quantity: 201 }]);
    agent.destroy();
  });

  test('answers a request that arrives on a connection opened before', async () => {
    const opened = openRaw(baseUrl);
    await shopper.call.get('/api/configs');
    const exit = stop();
    await until(isRefused);
    opened.send('GET /health HTTP/1.1\r\nhost: mall.test\r\n\r\n');
    expect(await opened.ended).toMatch(/^HTTP\/1.1 200 /);
    expect(await exit).toEqual([0, null]);
  });

  test('exits when connections are idle, unused or stuck within a request', async () => {
    await shopper.call.get('/api/configs');
    const unused = openRaw(baseUrl);
    const partial = openRaw(baseUrl);
    partial.send('GET /api/configs HTTP/1.1\r\nhost: mall.test\r\n');
    await shopper.call.get('/api/configs');
    expect(await stop()).toEqual([0, null]);
    await Promise.all([unused.ended, partial.ended]);
  });

  test('disconnects open sockets in words of the protocol', async () => {
    const socket = await openSocket(baseUrl, token);
    const reason = once(socket as unknown as NodeJS.EventEmitter, 'disconnect');
    const exit = stop();
    expect((await reason)[0]).toBe('io server disconnect');
    expect(await exit).toEqual([0, null]);
  });

  test('answers a chat message in flight before it disconnects', async () => {
    const socket = await pages.welcomed({ token });
    const unlock = await lock('chat_messages');
    const answer = emitWithAck(socket, 'chat', textMessage('請問幾點出貨？'));
    await untilOneWaits();
    const exit = stop();
    await until(isRefused);
    await unlock();
    expect(await answer).toMatchObject({ valid: true });
    expect(await exit).toEqual([0, null]);
  });
});
