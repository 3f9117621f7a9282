import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../db/database';
import { coupons, couponTickets, members as memberRows } from '../../db/schema';
import { createWorkerDatabase } from '../../testing/database';
import { callerOf } from '../../testing/http';
import { prepareShoppers, PREPARED_TOTAL } from '../../testing/prepared-shoppers';
import { launchServer, type ServerProcess } from '../../testing/server-process';
import { dataOf, shopperOf, type PlacedData, type Shopper } from '../../testing/shopper';

// Each test starts whole servers.
vi.setConfig({ testTimeout: 300_000 });

/** Checkouts that are answered before the server is killed. */
const ANSWERED = 200;
/** Shoppers: some are checking out when the server is killed, some have not started. */
const SHOPPERS = ANSWERED + 60;

const folders: string[] = [];
const running: ServerProcess[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

const launch = (env: Record<string, string>): ServerProcess => {
  const server = launchServer(env);
  running.push(server);
  return server;
};

/** The rows in the database at the end. */
async function readResult(databaseUrl: string | null, dataDir: string) {
  const database = await openDatabase({ databaseUrl, databasePool: 1, dataDir }, (error) => {
    throw error;
  });
  const [coupon] = await database.db.select().from(coupons);
  const tickets = await database.db.select().from(couponTickets);
  const people = await database.db.select().from(memberRows);
  await database.close();
  return {
    counted: coupon?.usedCount,
    used: tickets.filter(({ orderId }) => orderId !== null).length,
    points: people.reduce((sum, { points }) => sum + points, 0),
  };
}

async function killAmidCheckouts(databaseUrl: string | null): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mall-kill-'));
  folders.push(dataDir);
  const { members, ruleId } = await prepareShoppers({ databaseUrl, dataDir }, SHOPPERS);
  const env = {
    DATA_DIR: dataDir,
    CALLS_PER_MINUTE: '1000000',
    ...(databaseUrl === null ? { DATABASE_URL: '' } : { DATABASE_URL: databaseUrl }),
  };
  const shoppersAt = (url: string): Shopper[] =>
    members.map((member) => shopperOf(callerOf(url, member), member));
  const pay = (shopper: Shopper) =>
    shopper.pay(PREPARED_TOTAL, {}, { 'idempotency-key': `order-of-${shopper.id}` });

  const first = launch(env);
  const acknowledged = new Map<number, string>();
  const waiting = shoppersAt(await first.address());
  let killed: Promise<void> | undefined;
  const work = async () => {
    while (killed === undefined) {
      const next = waiting.shift();
      if (next === undefined) return;
      const placed = dataOf<PlacedData>(await pay(next));
      acknowledged.set(next.id, placed.trans_order_id);
      if (acknowledged.size >= ANSWERED) killed ??= first.kill();
    }
  };
  await Promise.allSettled(Array.from({ length: 12 }, work));
  await killed;
  expect(acknowledged.size).toBeGreaterThanOrEqual(ANSWERED);
  expect(acknowledged.size).toBeLessThan(SHOPPERS);

  const second = launch(env);
  const shoppers = shoppersAt(await second.address());
  const listOf = async (shopper: Shopper) =>
    dataOf<{ trans_order_id: string }[]>(await shopper.call.get('/api/order/list'));
  for (const shopper of shoppers) {
    const ids = (await listOf(shopper)).map(({ trans_order_id }) => trans_order_id);
    const known = acknowledged.get(shopper.id);
    if (known !== undefined) expect(ids).toEqual([known]);
    // A shopper without a response sends again, and ends with one order, whichever attempt it was.
    const { trans_order_id } = dataOf<PlacedData>(await pay(shopper));
    if (ids.length > 0) expect([trans_order_id]).toEqual(ids);
    expect(await listOf(shopper)).toMatchObject([{ trans_order_id }]);
    expect((await shopper.cart()).list).toEqual([]);
  }
  // Stock decreased by one item per order.
  const [one] = shoppers;
  await one?.add(ruleId);
  expect((await one?.cart())?.list[0]?.stock).toBe(SHOPPERS);
  second.child.kill('SIGTERM');
  await new Promise((resolve) => second.child.once('exit', resolve));
  // Each coupon and each point was spent once, with its order.
  const spent = { counted: SHOPPERS, used: SHOPPERS, points: 0 };
  expect(await readResult(databaseUrl, dataDir)).toEqual(spent);
}

const server = process.env['TEST_DATABASE_URL'];

test.runIf(server !== undefined)(
  `kill -9 during ${ANSWERED} checkouts neither loses nor doubles an order on PostgreSQL`,
  async () => {
    await killAmidCheckouts(await createWorkerDatabase(server ?? '', 'kill'));
  },
);

test(`kill -9 during ${ANSWERED} checkouts neither loses nor doubles an order on the embedded database`, () =>
  killAmidCheckouts(null));
