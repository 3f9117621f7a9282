import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, batches, batchItems, orderEvents } from '../../db/schema';
import { dataOf, type PlacedData, type Shopper, TEST_PASSWORD } from '../../testing';
import { makeColleague, type TestColleague } from '../../testing/colleagues';
import { openDesk, type TestDesk } from '../../testing/desk';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';
import { refused } from '../../testing/refused';
import { until } from '../../testing/until';

const mall = describeMall();
let shopper: Shopper;
let desk: TestDesk;
let ruleId = 0;
beforeEach(async () => {
  shopper = await mall.makeShopper();
  desk = await openDesk(mall);
  const tea = await mall.makeProduct({ rules: [{ amount: 300, stock: 99 }] });
  ruleId = tea.rules[0]?.id ?? 0;
  await shopper.ship((await mall.makeShippingMethod()).id);
});

interface Batch {
  readonly id: number;
  readonly state: string;
  readonly starts_in: number;
  readonly total: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly items: readonly {
    readonly o_id: string;
    readonly state: string;
    readonly message: string | null;
  }[];
}

async function paid(): Promise<string> {
  await shopper.add(ruleId);
  const placed = dataOf<PlacedData>(await shopper.pay(400));
  const gateway = gatewayFor(mall);
  await gateway.send(gateway.result(placed.next.fields));
  return placed.trans_order_id;
}
const several = async (count: number) => {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await paid());
  return ids;
};
/** Orders whose transfers the member has reported. */
async function transfers(count: number): Promise<string[]> {
  for (const [key, value] of [
    ['money_transfer_bank_code', '808'],
    ['money_transfer_account', '0123-456-789'],
  ] as const) {
    await mall.setConfig('payment', key, value);
  }
  const ids: string[] = [];
  while (ids.length < count) {
    await shopper.add(ruleId);
    const pay = { payment: { method: 'transfer' } };
    ids.push(dataOf<PlacedData>(await shopper.pay(400, pay)).trans_order_id);
  }
  return ids;
}
const start = (kind: string, rows: readonly object[], headers?: Record<string, string>) =>
  desk.post('/api/staff/batch/start', { kind, rows }, headers);
const prepare = async (ids: readonly string[]) =>
  dataOf<Batch>(
    await start(
      'prepare',
      ids.map((o_id) => ({ o_id })),
    ),
  );
const read = async (id: number) => dataOf<Batch>(await desk.get(`/api/staff/batch/detail/${id}`));
/** Runs the jobs at a time when the pause is over. */
const afterPause = () => mall.tick(new Date(Date.now() + 10_000));
const eventsTo = (to: 'preparing' | 'shipped') =>
  mall.db.$count(orderEvents, eq(orderEvents.to, to));

describe('a batch of orders', () => {
  test('starts after a pause, and does each order once', async () => {
    const ids = await several(3);
    const { id, starts_in, state } = await prepare(ids);
    expect([state, starts_in]).toEqual(['waiting', 8]);
    await mall.tick();
    expect((await read(id)).succeeded).toBe(0);
    // Several servers run their jobs at the same time.
    await Promise.all([afterPause(), afterPause(), afterPause()]);
    expect(await eventsTo('preparing')).toBe(3);
    expect((await read(id)).items.map((item) => item.state)).toEqual(['done', 'done', 'done']);
    const actions = (await mall.db.select().from(auditEntries).orderBy(auditEntries.id)).map(
      ({ action }) => action,
    );
    expect(actions).toEqual(['batch.started', ...ids.map(() => 'order.advanced')]);
  });

  test('names the orders that could not be done, does the others, and tries again', async () => {
    const [one = '', two = '', three = ''] = await several(3);
    await desk.move(two, 'preparing');
    const { id } = await prepare([one, two, three]);
    await afterPause();
    const done = await read(id);
    expect(done).toMatchObject({ total: 3, succeeded: 2, failed: 1 });
    expect(done.items).toMatchObject([
      { o_id: one, state: 'done', message: null },
      { o_id: two, state: 'failed', message: expect.stringMatching(/./) as string },
      { o_id: three, state: 'done', message: null },
    ]);
    await desk.post('/api/staff/batch/retry', { id });
    await afterPause();
    expect(await read(id)).toMatchObject({ succeeded: 2, failed: 1 });
    expect(await eventsTo('preparing')).toBe(3);
  });

  // A part of the database cannot be taken away from the embedded one.
  test.runIf(process.env['TEST_DATABASE_URL'])(
    'leaves an order waiting when the database goes away during its change, and does it later',
    async () => {
      const [o_id = ''] = await several(1);
      const { id } = await prepare([o_id]);
      await mall.db.transaction(async (tx) => {
        // The change waits for the order, so that its connection can be ended meanwhile.
        await tx.execute(sql`select from orders where trans_order_id = ${o_id} for update`);
        const ticked = afterPause();
        let ended = 0;
        await until(async () => {
          const { rowCount } = await tx.execute(sql`
            select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`);
          return (ended += rowCount ?? 0) > 0;
        });
        await ticked;
      });
      expect(await mall.db.select({ state: batchItems.state }).from(batchItems)).toEqual([
        { state: 'waiting' },
      ]);
      expect(mall.takeFaults()).not.toEqual([]);
      await afterPause();
      expect(await read(id)).toMatchObject({ succeeded: 1, failed: 0 });
      expect(await eventsTo('preparing')).toBe(1);
    },
  );

  test('ships with the tracking number of each order', async () => {
    const ids = await several(2);
    for (const id of ids) await desk.move(id, 'preparing');
    await start(
      'ship',
      ids.map((o_id, at) => ({ o_id, carrier: '黑貓宅急便', tracking_number: `62001234567${at}` })),
    );
    await afterPause();
    for (const [at, id] of ids.entries()) {
      expect((await shopper.order(id)).shipping).toMatchObject({
        carrier: '黑貓宅急便',
        tracking_number: `62001234567${at}`,
      });
    }
  });

  test('is cancelled within the pause: no order changes', async () => {
    const ids = await several(2);
    const { id } = await prepare(ids);
    const cancelled = dataOf<Batch>(await desk.post('/api/staff/batch/cancel', { id }));
    expect(cancelled.state).toBe('cancelled');
    await afterPause();
    expect(await eventsTo('preparing')).toBe(0);
    await desk.post('/api/staff/batch/retry', { id });
    await afterPause();
    expect(await eventsTo('preparing')).toBe(0);
  });

  test('cannot be cancelled once it has started', async () => {
    const { id } = await prepare(await several(1));
    await mall.db.update(batches).set({ startsAt: new Date() });
    const reply = await desk.post('/api/staff/batch/cancel', { id });
    expect([reply.status, reply.body]).toEqual([409, refused('batchStarted')]);
  });

  test('is stored once with one key, however often it is sent', async () => {
    const [o_id = ''] = await several(1);
    const headers = { 'idempotency-key': 'the-same-batch' };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => start('prepare', [{ o_id }], headers)),
    );
    expect(new Set(replies.map((reply) => dataOf<Batch>(reply).id)).size).toBe(1);
    expect(await mall.db.$count(batches)).toBe(1);
  });

  test('of an unknown order is refused as a whole', async () => {
    const [o_id = ''] = await several(1);
    const reply = await start('prepare', [{ o_id }, { o_id: 'M0000000000' }]);
    expect([reply.status, reply.body]).toEqual([404, refused('notFound')]);
    expect(await mall.db.$count(batchItems)).toBe(0);
  });

  test('confirms transfers for who may, each with its audit entry, and names the one that was paid', async () => {
    const ids = await transfers(3);
    const accountant = await makeColleague(mall, ['accountant']);
    const rows = ids.map((o_id) => ({ o_id }));
    await accountant.post('/api/staff/order/paid', { o_id: ids[1] });
    const reply = await accountant.post('/api/staff/batch/start', { kind: 'confirmPaid', rows });
    const { id } = dataOf<Batch>(reply);
    await afterPause();
    const done = dataOf<Batch>(await accountant.get(`/api/staff/batch/detail/${id}`));
    expect(done.items).toMatchObject([
      { o_id: ids[0], state: 'done' },
      { o_id: ids[1], state: 'failed', message: expect.stringMatching(/./) as string },
      { o_id: ids[2], state: 'done' },
    ]);
    for (const o_id of ids) expect((await shopper.order(o_id)).state).toBe('paid');
    const actions = (await mall.db.select().from(auditEntries).orderBy(auditEntries.id)).map(
      ({ action }) => action,
    );
    expect(actions.filter((action) => action === 'order.paidConfirmed')).toHaveLength(3);
  });

  test.each([
    ['clerk', 'confirmPaid', 'prepare'],
    ['accountant', 'prepare', 'confirmPaid'],
  ] as const)(
    'does not let one %s start, read, cancel or retry a batch of kind %s',
    async (role, kind, own) => {
      const [o_id = ''] = await transfers(1);
      const colleague = await makeColleague(mall, [role]);
      const send = (path: string, body: object) => colleague.post(`/api/staff/batch/${path}`, body);
      const { id } = dataOf<Batch>(await start(kind, [{ o_id }]));
      const replies = [
        await send('start', { kind, rows: [{ o_id }] }),
        await colleague.get(`/api/staff/batch/detail/${id}`),
        await send('cancel', { id }),
        await send('retry', { id }),
      ];
      for (const { status, body } of replies) {
        expect([status, body]).toEqual([403, refused('forbidden')]);
      }
      expect((await read(id)).state).toBe('waiting');
      expect((await send('start', { kind: own, rows: [{ o_id }] })).status).toBe(200);
    },
  );

  test('is refused to a colleague who does not ship', async () => {
    const agent = await makeColleague(mall, ['agent']);
    const reply = await agent.post('/api/staff/batch/start', {
      ...{ kind: 'prepare', rows: [{ o_id: await paid() }] },
    });
    expect(reply.body).toEqual(refused('forbidden'));
  });
});

describe('a batch works with the rights of its colleague', () => {
  const prepareAs = async (who: TestColleague, ids: readonly string[]) =>
    dataOf<Batch>(
      await who.post('/api/staff/batch/start', {
        ...{ kind: 'prepare', rows: ids.map((o_id) => ({ o_id })) },
      }),
    );
  const leaving = {
    suspended: (who: TestColleague) => desk.post('/api/staff/people/suspend', { id: who.id }),
    'without the role': (who: TestColleague) =>
      desk.post('/api/staff/people/roles/store', { id: who.id, roles: ['agent'] }),
    deleted: (who: TestColleague) =>
      mall.as({ token: who.siteToken }).post('/api/member/destroy', {
        password: Buffer.from(TEST_PASSWORD).toString('base64'),
      }),
  };

  test.each(Object.entries(leaving))(
    'and does nothing when the colleague is %s within the pause',
    async (_how, leave) => {
      const clerk = await makeColleague(mall, ['clerk']);
      const { id } = await prepareAs(clerk, await several(1));
      expect((await leave(clerk)).status).toBe(200);
      await afterPause();
      expect(await eventsTo('preparing')).toBe(0);
      expect((await read(id)).items).toMatchObject([
        { state: 'failed', message: expect.stringMatching(/./) as string },
      ]);
    },
  );

  test('and is tried again in the name of the colleague who asks for it', async () => {
    const first = await makeColleague(mall, ['clerk'], { name: '阿明' });
    const second = await makeColleague(mall, ['clerk'], { name: '阿華' });
    const [o_id = ''] = await several(1);
    const { id } = await prepareAs(first, [o_id]);
    await desk.post('/api/staff/people/suspend', { id: first.id });
    await afterPause();
    await second.post('/api/staff/batch/retry', { id });
    await until(async () => (await read(id)).succeeded === 1);
    const entries = await mall.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'order.advanced'));
    expect(entries).toMatchObject([{ actorId: second.id, actorName: '阿華' }]);
  });
});
