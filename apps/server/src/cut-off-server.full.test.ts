import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './db/database';
import { products } from './db/schema';
import { queryOnce } from './testing/database';
import { makeColleague } from './testing/colleagues';
import { createFactories, type TestMember } from './testing/factories';
import { callerOf, type TestReply } from './testing/http';
import { expectClearFailures } from './testing/load/expect-clear-failures';
import { expectNothingLost } from './testing/load/expect-nothing-lost';
import { printReport } from './testing/load/print-report';
import { startLoad } from './testing/load/start-load';
import { stopwatch } from './testing/load/stopwatch';
import { emitWithAck, nextEvent, testSockets, textMessage } from './testing/pages';
import { PREPARED_TOTAL } from './testing/prepared-shoppers';
import { refused } from './testing/refused';
import { retryUnavailable } from './testing/retry-unavailable';
import { type CartData, dataOf, type Shopper, shopperOf } from './testing/shopper';
import { answerMember } from './testing/talk';
import { openTwoMachines, type TwoMachines } from './testing/two-machines';
import { until } from './testing/until';

const { TEST_DATABASE_URL = '', TEST_REDIS_URL = '' } = process.env;
/** How long the server is cut off under load. */
const CUT_MS = 20_000;
const ONLINE = { is_online: true };
const OFFLINE = { is_online: false };
/** A server that is the only one of its shop. */
const ALONE = { REDIS_URL: '' };

describe.runIf(TEST_DATABASE_URL && TEST_REDIS_URL)('a server that is cut off', () => {
  let machines: TwoMachines;
  /** The URL of the server that is cut off, and of the other one. */
  let far: string;
  let near: string;
  const farPages = testSockets(() => far);
  const nearPages = testSockets(() => near);

  beforeEach(async ({ skip }) => {
    const opened = await openTwoMachines();
    if (opened === null) return skip('This process may not create a network namespace');
    machines = opened;
  });
  afterEach(async () => {
    farPages.close();
    nearPages.close();
    await machines.stop();
  });
  const launchBoth = async () => {
    near = await machines.launchNear();
    far = await machines.launchFar();
    await machines.two.untilReady(2);
  };
  const isReady = async (url: string) => (await fetch(`${url}/ready`)).status === 200;
  const shopperAt = (url: string, member: { id: number; token: string }): Shopper =>
    shopperOf(callerOf(url, member), member);
  /** A member of the shop, who has one item in the cart. */
  const memberAt = (at: number) => {
    const member = machines.two.shop.members[at];
    if (!member) throw new Error('no member');
    return member;
  };
  const untilOneWaits = () =>
    until(async () => {
      const waiting = await queryOnce(
        machines.two.databaseUrl,
        `select 1 from pg_stat_activity where wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
  /** The connections of the second machine, by the process of PostgreSQL. */
  const farConnections = async () => {
    const rows = await queryOnce(
      machines.two.databaseUrl,
      `select pid from pg_stat_activity where client_addr = '${machines.second.ownAddress}'`,
    );
    return (rows as { pid: number }[]).map(({ pid }) => pid);
  };

  /** Holds a lock in PostgreSQL. @returns a function that releases it */
  const holdLock = async (statement: string) => {
    const client = new Client({ connectionString: machines.two.databaseUrl });
    // The end of PostgreSQL, if the test fails before the lock is released.
    client.on('error', () => {});
    await client.connect();
    await client.query('begin');
    await client.query(statement);
    return async () => {
      await client.query('commit');
      await client.end();
    };
  };

  test('does not stop the orders of the other server when a transaction of its own is open', async () => {
    await launchBoth();
    const { second } = machines;
    const release = await holdLock('select 1 from product_rules for update');
    const key = { 'idempotency-key': 'across-the-cut' };
    const cutOff = shopperAt(far, memberAt(0)).pay(PREPARED_TOTAL, {}, key);
    await untilOneWaits();
    second.cut();
    // The transaction gets the lock now, and its commit does not arrive.
    await release();
    expect((await shopperAt(near, memberAt(1)).pay(PREPARED_TOTAL)).status).toBe(200);
    expect((await cutOff).body).toEqual(refused('unavailable'));
    // The caller sends the order again, to the other server.
    const again = await shopperAt(near, memberAt(0)).pay(PREPARED_TOTAL, {}, key);
    second.reconnect();
    await until(() => isReady(far));
    const list = await shopperAt(far, memberAt(0)).call.get('/api/order/list');
    const { trans_order_id } = dataOf<{ trans_order_id: string }>(again);
    expect(dataOf<unknown[]>(list)).toMatchObject([{ trans_order_id }]);
  });

  test('writes nothing afterwards for a call that it has refused', async () => {
    await launchBoth();
    const { two, second } = machines;
    const member = memberAt(0);
    const release = await holdLock('lock table cart_items in access exclusive mode');
    const adding = shopperAt(far, member).add(two.shop.ruleId);
    await untilOneWaits();
    const before = await farConnections();
    second.mute();
    // The cart is read now, and what is written to it waits to be sent.
    await release();
    expect((await adding).body).toEqual(refused('unavailable'));
    second.unmute();
    await until(() => isReady(far));
    // The lock of the server stays on its connection. The others end, after what was sent on them.
    await until(async () => {
      const now = await farConnections();
      return before.filter((pid) => now.includes(pid)).length <= 1;
    });
    expect((await shopperAt(near, member).cart()).list).toMatchObject([{ quantity: 1 }]);
  });

  test('is replaced by another server when it was alone, and notices that afterwards', async () => {
    far = await machines.launchFar(ALONE);
    const server = machines.two.servers.get(far);
    machines.second.cut();
    near = await machines.launchNear(ALONE);
    expect(await isReady(near)).toBe(true);
    machines.second.reconnect();
    await until(() => server?.printed().includes('Another server uses this database') ?? false);
  });

  /** Inserts who and what changes during the cut. */
  async function addActors() {
    const { databaseUrl } = machines.two;
    const { db, close } = await openDatabase(
      { databaseUrl, databasePool: 2, dataDir: '' },
      () => {},
    );
    onTestFinished(close);
    const factories = createFactories(db);
    const { id, rules } = await factories.makeProduct({ rules: [{ amount: 100, stock: 9 }] });
    return {
      shopper: await factories.makeMember(),
      leaver: await factories.makeMember(),
      staff: await makeColleague({ ...factories, db, baseUrl: near }, ['agent']),
      productId: id,
      ruleId: rules[0]?.id ?? 0,
      setPrice: (amount: number) => db.update(products).set({ amount }).where(eq(products.id, id)),
    };
  }
  const openPage = async (pages: typeof farPages, member: TestMember) => {
    const page = pages.open(member);
    const statuses: unknown[] = [];
    page.on('status', (status) => statuses.push(status));
    await until(() => statuses.length > 0);
    return { page, statuses };
  };
  /** The first answer other than 503, and after how many seconds it came. */
  const firstAnswer = async (taken: () => number, send: () => Promise<TestReply>) => {
    const { body } = await retryUnavailable(send);
    return { body, seconds: taken() };
  };
  const secondsUntil = async (taken: () => number, event: Promise<unknown>) => {
    await event;
    return taken();
  };

  test('refuses calls meanwhile under load, and answers nothing out of date afterwards', async () => {
    await launchBoth();
    const { two, second } = machines;
    const actors = await addActors();
    const load = startLoad(two.baseUrl, two.shop);
    await load.calls.untilEachSucceeds();

    const { shopper, leaver, staff, ruleId } = actors;
    const farCall = callerOf(far, shopper);
    const readPrice = () => callerOf(far).get(`/api/product/detail/${actors.productId}`);
    const readCart = () => farCall.get('/api/shopping/cart/list/1');
    const desk = await nearPages.welcomedDesk(staff);
    const { page, statuses } = await openPage(farPages, shopper);
    await until(() => isDeepStrictEqual(statuses.at(-1), ONLINE));
    const left = await openPage(farPages, leaver);
    expect(dataOf<{ amount: number }>(await readPrice()).amount).toBe(100);
    expect(dataOf<CartData>(await readCart()).list).toEqual([]);

    second.cut();
    const longEnough = sleep(CUT_MS);
    const meanwhile = load.calls.untilEachSucceeds();
    // The other server goes on.
    await actors.setPrice(90);
    await shopperAt(near, shopper).add(ruleId, { quantity: 3 });
    expect((await callerOf(near, leaver).post('/api/logout')).status).toBe(200);
    await answerMember(staff, shopper, '有貨了');
    desk.close();
    // Its callers are refused, and a balancer leaves it out.
    await until(async () => !(await isReady(far)));
    const calls: readonly (() => Promise<TestReply>)[] = [
      () => callerOf(far).get('/api/configs'),
      readPrice,
      readCart,
      () => shopperAt(far, shopper).add(ruleId),
      () => shopperAt(far, shopper).pay(1, {}, { 'idempotency-key': 'while-cut-off' }),
    ];
    for (const { status, body } of await Promise.all(calls.map((call) => call()))) {
      expect([status, body]).toEqual([
        503,
        refused('unavailable', '系統目前忙碌中，請過幾秒再試一次'),
      ]);
    }
    expect(await emitWithAck(page, 'chat', textMessage('在嗎'))).toEqual(refused('unavailable'));
    await meanwhile;
    await longEnough;

    const [resync, cut] = [nextEvent(page, 'resync'), nextEvent(left.page, 'disconnect')];
    second.reconnect();
    const taken = stopwatch();
    const again = load.calls.untilEachSucceeds();
    const [price, cart, session, ...events] = await Promise.all([
      firstAnswer(taken, readPrice),
      firstAnswer(taken, readCart),
      firstAnswer(taken, () => callerOf(far, leaver).get('/api/member/profile')),
      secondsUntil(taken, resync),
      secondsUntil(taken, cut),
    ]);
    expect(price.body.data).toMatchObject({ amount: 90 });
    expect(cart.body.data).toMatchObject({ list: [{ quantity: 3 }] });
    expect(session.body).toEqual(refused('unauthenticated'));
    const history = await farCall.get('/api/member/service/message/history');
    expect(history.body.data).toMatchObject({ list: [{ text: '有貨了' }] });
    // Staff who left meanwhile are away, and those who come are seen.
    expect((await openPage(farPages, shopper)).statuses).toEqual([OFFLINE]);
    await nearPages.welcomedDesk(staff);
    await until(() => isDeepStrictEqual(statuses.at(-1), ONLINE));

    const burst = await Promise.all(Array.from({ length: 60 }, readCart));
    expect(burst.map(({ status }) => status)).toEqual(burst.map(() => 200));
    const recovery = await again;
    await two.untilReady(2);
    await load.calls.untilEachSucceeds();
    const result = await load.stop();
    for (const server of two.servers.values()) {
      expect(server.child.exitCode).toBeNull();
      expect(server.loggedErrors()).toEqual([]);
    }
    expectClearFailures(load.calls);
    const totals = await expectNothingLost(two, result);
    printReport('one of two servers cut off for 20 s', load.calls, recovery, totals);
    const seconds = [price.seconds, cart.seconds, session.seconds, ...events];
    process.stdout.write(
      `  at the server that was cut off: price, cart, session, resync and sign-out after ${seconds
        .map((each) => each.toFixed(1))
        .join(', ')} s\n`,
    );
  });
});
