import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { outbox } from '../../db/schema';
import { dataOf, type PlacedData, type Shopper } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { deskRefunds } from '../../testing/desk-refunds';
import { openDesk, type TestDesk } from '../../testing/desk';
import { fakeIntervals } from '../../testing/fake-intervals';
import { gatewayFor } from '../../testing/gateway';
import { lineRefundsOf } from '../../testing/line-refunds';
import { makePartBank } from '../../testing/part-bank';
import { until } from '../../testing/until';

// The outbox is worked on when the test says so.
beforeAll(fakeIntervals);
const mall = describeMall();
afterAll(() => vi.useRealTimers());
let shopper: Shopper;
let desk: TestDesk;
let bank = makePartBank();
const { refund } = lineRefundsOf(mall, () => bank);
beforeEach(async () => {
  bank = makePartBank();
  shopper = await mall.makeShopper();
  desk = await openDesk(mall);
  const tea = await mall.makeProduct({ name: '阿里山烏龍茶', rules: [{ amount: 300, stock: 99 }] });
  await shopper.ship((await mall.makeShippingMethod({ name: '黑貓宅配' })).id);
  await shopper.add(tea.rules[0]?.id ?? 0, { quantity: 2 });
});

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const place = async (method?: string) =>
  dataOf<PlacedData>(await shopper.pay(700, method ? { payment: { method } } : {}));
const pay = async ({ next }: PlacedData) => {
  const gateway = gatewayFor(mall);
  await gateway.send(gateway.result(next.fields));
};

/** Every requested mail becomes due, also those that wait for a payment; returns what was written. */
async function mails(): Promise<Mail[]> {
  await mall.db
    .update(outbox)
    .set({ nextTryAt: sql`now()` })
    .where(eq(outbox.kind, 'order'));
  await until(async () => {
    vi.advanceTimersByTime(2_000);
    const requests = await mall.db.select().from(outbox).where(eq(outbox.kind, 'order'));
    return requests.every(({ state }) => state !== 'waiting');
  });
  const written = await mall.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(eq(outbox.kind, 'mail'))
    .orderBy(outbox.id);
  return written.map(({ payload }) => payload as unknown as Mail);
}

describe('the mails about an order', () => {
  test('follow it from its payment to its refund', async () => {
    const placed = await place();
    const id = placed.trans_order_id;
    await pay(placed);
    await desk.move(id, 'preparing');
    await desk.move(id, 'shipped', { carrier: '黑貓宅急便', tracking_number: '905512345678' });
    const first = await mails();
    // Mails that are due at once are written side by side.
    const [paid, shipped] = ['付款完成', '已出貨'].map((word) =>
      first.find(({ subject }) => subject.includes(word)),
    );
    expect(paid).toMatchObject({ subject: `訂單 ${id} 付款完成｜巷口市集` });
    for (const part of ['阿里山烏龍茶 × 2：NT$600', '運費：NT$100', '訂單金額：NT$700']) {
      expect(paid?.text).toContain(part);
    }
    expect(paid?.text).toMatch(new RegExp(`查看訂單：\\n.*/order/${id}`));
    expect(paid?.html).toContain('阿里山烏龍茶 × 2');
    expect(shipped).toMatchObject({ subject: `訂單 ${id} 已出貨｜巷口市集` });
    expect(shipped?.text).toContain('物流：黑貓宅急便\n追蹤號碼：905512345678');

    await desk.move(id, 'arrived');
    await desk.move(id, 'refunding');
    await desk.move(id, 'refunded', { by_hand: true });
    const all = await mails();
    expect(all).toHaveLength(3);
    expect(all[2]).toMatchObject({ subject: `訂單 ${id} 已退款｜巷口市集` });
    expect(all[2]?.text).toContain('NT$700');
  });

  test('name the sum of all parts when the last one of a cancelled order was paid by hand', async () => {
    const placed = await place();
    const id = placed.trans_order_id;
    await pay(placed);
    await refund(id, { lines: [{ at: 0, quantity: 1 }], byHand: true });
    await desk.move(id, 'refunding');
    await desk.move(id, 'refunded', { by_hand: true });
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('付款完成'),
    ]);
    const { detail, confirm } = deskRefunds(desk);
    const unit = (await detail(id)).refunds.find(({ kind }) => kind === 'lines');
    dataOf(await confirm(id, unit?.id ?? 0, unit?.amount ?? 0));
    const [, ...refunded] = await mails();
    expect(refunded.map(({ subject }) => subject)).toEqual([`訂單 ${id} 已退款｜巷口市集`]);
    expect(refunded[0]?.text).toContain('NT$700');
  });

  test('name the units that were refunded, and say how the money comes back', async () => {
    const placed = await place();
    const id = placed.trans_order_id;
    await pay(placed);
    // Mails that are due at once are written side by side.
    expect(await mails()).toHaveLength(1);
    await refund(id, { lines: [{ at: 0, quantity: 1 }] });
    const [, mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`訂單 ${id} 部分商品已退款｜巷口市集`);
    for (const part of ['阿里山烏龍茶 × 1：NT$300', '退款金額：NT$300', '原因：缺貨', '信用卡']) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.text).not.toContain('運費');
    // The rest closes the order: the mail about it contains everything.
    await refund(id, { lines: [{ at: 0, quantity: 1 }] });
    const all = await mails();
    expect(all.slice(2).map(({ subject }) => subject)).toEqual([`訂單 ${id} 已退款｜巷口市集`]);
  });

  test('about single lines wait until a colleague has paid them back by hand', async () => {
    const placed = await place();
    const id = placed.trans_order_id;
    await pay(placed);
    await refund(id, { fee: true, byHand: true });
    expect(await mails()).toHaveLength(1);
    const order = dataOf<{ refunds: { id: number; amount: number }[] }>(
      await desk.get(`/api/staff/order/detail/${id}`),
    );
    const [{ id: stored, amount } = { id: 0, amount: 0 }] = order.refunds;
    const confirm = { o_id: id, refund: stored, amount };
    dataOf(await desk.post('/api/staff/order/refund/confirm', confirm));
    const [, mail] = await mails();
    expect(mail?.subject).toBe(`訂單 ${id} 已退運費｜巷口市集`);
    expect(mail?.text).toContain('運費：NT$100');
    expect(mail?.text).not.toContain('信用卡');
  });

  test('about single lines are not sent when the shop has switched them off', async () => {
    await mall.setConfig('mails', 'lines_refunded', '0');
    const placed = await place();
    await pay(placed);
    await refund(placed.trans_order_id, { lines: [{ at: 0, quantity: 1 }] });
    expect(await mails()).toHaveLength(1);
  });

  test('ask for the payment when nothing is paid after some minutes, until the deadline', async () => {
    const { trans_order_id: id } = await place();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`訂單 ${id} 已成立，請完成付款｜巷口市集`);
    expect(mail?.text).toMatch(/請在 \d+\/\d+（.）\d\d:\d\d 前完成付款/);
  });

  test('have the account of the shop at once when it is paid by transfer', async () => {
    for (const [key, value] of [
      ['money_transfer_bank_code', '808'],
      ['money_transfer_bank_name', '玉山銀行'],
      ['money_transfer_account', '0123-456-789'],
    ] as const) {
      await mall.setConfig('payment', key, value);
    }
    await place('transfer');
    const [request] = await mall.db.select().from(outbox).where(eq(outbox.kind, 'order'));
    expect(request?.nextTryAt.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
    const [mail] = await mails();
    expect(mail?.text).toContain('銀行：玉山銀行（808）\n帳號：0123-456-789');
  });

  test('have the issued code and its end', async () => {
    const placed = await place('cvs');
    const gateway = gatewayFor(mall);
    const issued = { RtnCode: '10100073', PaymentNo: 'LLL22123456789' };
    const code = gateway.result(placed.next.fields, {
      ...issued,
      ExpireDate: '2099/12/31 23:59:59',
    });
    await gateway.send(code, 'code');
    await gateway.send(code, 'code');
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`訂單 ${placed.trans_order_id} 的繳費資訊｜巷口市集`);
    expect(mail?.text).toContain('繳費代碼：LLL22123456789');
    expect(mail?.text).toMatch(/請在 12\/31（.）23:59 前完成/);
  });

  test('are not sent when the shop has switched them off', async () => {
    await mall.setConfig('mails', 'order_paid', '0');
    const placed = await place();
    await pay(placed);
    await desk.move(placed.trans_order_id, 'preparing');
    await desk.move(placed.trans_order_id, 'shipped');
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      `訂單 ${placed.trans_order_id} 已出貨｜巷口市集`,
    ]);
  });

  test('are not requested for orders of the past that are imported', async () => {
    const placed = await place();
    await pay(placed);
    const first = await mall.db.$count(outbox, eq(outbox.kind, 'order'));
    await mall.db.execute(sql`
      insert into order_events (order_id, "from", "to", actor, created_at)
      select order_id, "from", "to", actor, now() - interval '3 days' from order_events`);
    expect(await mall.db.$count(outbox, eq(outbox.kind, 'order'))).toBe(first);
  });
});
