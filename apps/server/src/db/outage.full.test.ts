import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type PrivatePostgres, startPostgres } from '../../../../scripts/postgres.mjs';
import { createWorkerDatabase } from '../testing/database';
import { callerOf, type TestReply } from '../testing/http';
import { retryUnavailable } from '../testing/retry-unavailable';
import { emitWithAck, testSockets, textMessage } from '../testing/pages';
import { prepareShoppers, PREPARED_TOTAL } from '../testing/prepared-shoppers';
import { refused } from '../testing/refused';
import { launchServer, type ServerProcess } from '../testing/server-process';
import { dataOf, shopperOf, type PlacedData, type Shopper } from '../testing/shopper';
import { until } from '../testing/until';

const SHOPPERS = 60;
/** How many times all connections are closed. */
const ROUNDS = 40;
/** Answered calls between two of them. */
const ANSWERS_A_ROUND = 8;

let folder: string;
let postgres: PrivatePostgres;
let server: ServerProcess | undefined;
let baseUrl: string;
let shoppers: Shopper[];
let members: { id: number; token: string }[];
let ruleId: number;
const pages = testSockets(() => baseUrl);

/** A server over a new database of `url`'s PostgreSQL, and members who are ready to pay. */
async function openShop(url: string): Promise<void> {
  const databaseUrl = await createWorkerDatabase(url, 'outage');
  ({ members, ruleId } = await prepareShoppers({ databaseUrl, dataDir: folder }, SHOPPERS));
  server = launchServer({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    CALLS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'error',
  });
  baseUrl = await server.address();
  shoppers = members.map((member) => shopperOf(callerOf(baseUrl, member), member));
}

const pay = (shopper: Shopper) =>
  shopper.pay(PREPARED_TOTAL, {}, { 'idempotency-key': `order-of-${shopper.id}` });

/** Expects one order per member, the one that the answer named. */
async function expectOneOrderEach(answers: readonly TestReply[]): Promise<void> {
  for (const [at, shopper] of shoppers.entries()) {
    const answer = answers[at];
    if (!answer) throw new Error('no answer');
    const { trans_order_id } = dataOf<PlacedData>(answer);
    const list = dataOf<unknown[]>(await shopper.call.get('/api/order/list'));
    expect(list).toMatchObject([{ trans_order_id }]);
  }
  const [one] = shoppers;
  await one?.add(ruleId);
  // Twice as many were in stock as there are members.
  expect((await one?.cart())?.list[0]?.stock).toBe(SHOPPERS);
}

/** The answer of an address for supervisors and load balancers. */
async function probe(address: '/health' | '/ready') {
  const reply = await fetch(baseUrl + address);
  return [reply.status, await reply.json()];
}

const expectAlive = () => expect(server?.child.exitCode ?? server?.child.signalCode).toBeNull();

/** Calls of every kind: read, write, guest, member. */
const CALLS: readonly ((shopper: Shopper) => Promise<TestReply>)[] = [
  ({ call }) => call.get('/api/configs'),
  ({ call }) => call.get('/api/product/all'),
  ({ call }) => call.get('/api/member/profile'),
  ({ call }) => call.get('/api/captcha'),
  (shopper) => shopper.add(ruleId),
  (shopper) => pay(shopper),
];

/**
 * Expects every call to be refused as temporarily unavailable, with the time to wait, in the
 * caller's language.
 */
async function expectUnavailable(): Promise<void> {
  const [shopper] = shoppers;
  if (!shopper) throw new Error('no shopper');
  const replies = await Promise.all(CALLS.map((call) => call(shopper)));
  for (const { status, headers, body } of replies) {
    expect([status, body]).toEqual([503, refused('unavailable')]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('cache-control')).toBe('no-store');
  }
  const english = await shopper.call.get('/api/configs', { 'accept-language': 'en' });
  expect(english.body.msg).toMatch(/^The shop is busy/);
}

describe.runIf(process.env['TEST_DATABASE_URL'])('a server on PostgreSQL', () => {
  beforeAll(async () => {
    const started = await startPostgres({ install: false, durable: false });
    if (!started) throw new Error('TEST_DATABASE_URL is set, but no PostgreSQL is installed');
    postgres = started;
    return () => postgres.stop();
  });
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mall-outage-'));
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') process.stdout.write(server?.printed() ?? '');
    pages.close();
    await server?.kill();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test(`loses no order when its connections are closed ${ROUNDS} times`, async () => {
    await openShop(postgres.url);
    const admin = new Client({ connectionString: postgres.url });
    await admin.connect();
    let answered = 0;
    let rounds = 0;
    const endConnections = async () => {
      rounds += 1;
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname <> current_database()',
      );
    };
    const fillCart = async (shopper: Shopper) => {
      while (rounds < ROUNDS) {
        const { status } = await shopper.add(ruleId, { quantity: 1 });
        expect([200, 409, 503]).toContain(status);
        answered += 1;
        if (answered % ANSWERS_A_ROUND === 0) await endConnections();
      }
    };
    const [first, second, third, ...rest] = shoppers;
    const lanes = [first, second, third].flatMap((each) => (each ? [fillCart(each)] : []));
    await Promise.all([...lanes, ...rest.map((shopper) => retryUnavailable(() => pay(shopper)))]);
    await admin.end();
    expectAlive();
    for (const shopper of rest) {
      // PostgreSQL ends a connection a moment after it was asked to.
      const reply = await retryUnavailable(() => shopper.call.get('/api/order/list'));
      expect(dataOf<unknown[]>(reply)).toHaveLength(1);
    }
  });

  test('answers 503 while PostgreSQL is stopped, and neither loses nor doubles an order', async () => {
    await openShop(postgres.url);
    const [member] = members;
    if (!member) throw new Error('no member');
    const socket = await pages.welcomed(member);
    let halting: Promise<void> | undefined;
    const answers = Promise.all(
      shoppers.map((shopper) =>
        retryUnavailable(async () => {
          const reply = await pay(shopper);
          halting ??= postgres.halt();
          return reply;
        }),
      ),
    );
    await until(() => halting !== undefined);
    await halting;
    await expectUnavailable();
    expect(await emitWithAck(socket, 'chat', textMessage('在嗎'))).toEqual(refused('unavailable'));
    // The database's watch notices it half a second later at most.
    await until(async () => (await probe('/ready'))[0] === 503);
    const reason = 'database-unreachable';
    expect(await probe('/ready')).toEqual([503, { status: 'unavailable', reason }]);
    expect(await probe('/health')).toEqual([200, { status: 'ok' }]);
    await postgres.resume();
    await expectOneOrderEach(await answers);
    await until(async () => (await probe('/ready'))[0] === 200);
    expectAlive();
    expect(await emitWithAck(socket, 'chat', textMessage('在嗎'))).toMatchObject({ valid: true });
  });

  test('answers 503 while PostgreSQL is frozen, and serves again when it continues', async () => {
    await openShop(postgres.url);
    const [shopper] = shoppers;
    if (!shopper) throw new Error('no shopper');
    expect((await shopper.call.get('/api/configs')).status).toBe(200);
    postgres.freeze();
    try {
      await expectUnavailable();
    } finally {
      postgres.thaw();
    }
    await expectOneOrderEach(
      await Promise.all(shoppers.map((each) => retryUnavailable(() => pay(each)))),
    );
    expectAlive();
  });
});
