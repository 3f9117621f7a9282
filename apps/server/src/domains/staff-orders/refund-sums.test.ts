import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, refunds } from '../../db/schema';
import { dataOf, type Shopper } from '../../testing';
import { openDesk, type TestDesk } from '../../testing/desk';
import { deskRefunds, type DeskRefunds } from '../../testing/desk-refunds';
import { describeMall } from '../../testing/describe-mall';
import { acceptTransfers, payByTransfer } from '../../testing/paid-by-transfer';
import { refused } from '../../testing/refused';

const PRICE = 120;
const FEE = 100;
const mall = describeMall();
let shopper: Shopper;
let desk: TestDesk;
let staff: DeskRefunds;
let ruleId = 0;
beforeEach(async () => {
  await acceptTransfers(mall);
  shopper = await mall.makeShopper();
  desk = await openDesk(mall);
  staff = deskRefunds(desk);
  const tea = await mall.makeProduct({ rules: [{ amount: PRICE, stock: 99 }] });
  ruleId = tea.rules[0]?.id ?? 0;
  await shopper.ship((await mall.makeShippingMethod({ fee: FEE, freeFrom: null })).id);
});
const placed = async (quantity: number, total: number) => {
  await shopper.add(ruleId, { quantity });
  return payByTransfer(shopper, desk, total);
};
const byHand = { kind: 'order', by_hand: true };
const settled = async () =>
  (await mall.db.select().from(refunds).orderBy(refunds.id)).map(({ kind, amount, state }) => [
    ...[kind, amount, state],
  ]);
const audited = async () =>
  (await mall.db.select().from(auditEntries).orderBy(auditEntries.id)).flatMap(
    ({ action, changes }) =>
      action.startsWith('order.refund') || action === 'order.linesRefunded'
        ? [[action, ...changes.flatMap((each) => ('after' in each ? [each.after] : []))]]
        : [],
  );
describe('an order of NT$460 by transfer, of which a unit was refunded before the rest', () => {
  let id = '';
  /** The refund of the unit. */
  let unit = 0;
  beforeEach(async () => {
    id = await placed(3, 460);
    dataOf(await staff.lines(id, 1, PRICE));
    dataOf(await staff.cancel(id, 340));
    unit = (await staff.detail(id)).refunds[0]?.id ?? 0;
  });
  const theUnit = () => ({ o_id: id, refund: unit, kind: 'lines', amount: 120, way: 'by_hand' });

  test('names NT$340 for its rest, and the unit as one that waits', async () => {
    expect(await staff.preview(id, { kind: 'order' })).toMatchObject({
      amount: 340,
      pays: [{ o_id: id, refund: null, kind: 'order', amount: 340, way: 'by_hand' }],
      waits: [theUnit()],
      fee_withheld: 0,
    });
    expect(await staff.preview(id, { kind: 'record', refund: unit })).toMatchObject({
      amount: 120,
      pays: [theUnit()],
      waits: [],
    });
  });

  test('is refunded when both parts were confirmed, each by itself, the rest first', async () => {
    dataOf(await staff.payBack(id, 340, true));
    expect(await settled()).toEqual([
      ['lines', 120, 'requested'],
      ['order', 340, 'settled'],
    ]);
    expect(await staff.detail(id)).toMatchObject({ state: 'refunding', refunded_amount: 340 });
    expect(await staff.view('byHand')).toEqual([id]);
    dataOf(await staff.confirm(id, unit, 120));
    expect(await staff.detail(id)).toMatchObject({ state: 'refunded', refunded_amount: 460 });
    expect(await staff.view('byHand')).toEqual([]);
  });

  test('is refunded when both parts were confirmed, each by itself, the unit first', async () => {
    dataOf(await staff.confirm(id, unit, 120));
    expect(await staff.detail(id)).toMatchObject({ state: 'refunding', refunded_amount: 120 });
    expect(await staff.view('refunds')).toEqual([id]);
    dataOf(await staff.payBack(id, 340, true));
    expect(await staff.detail(id)).toMatchObject({ state: 'refunded', refunded_amount: 460 });
  });

  test('waits for a colleague when its refund is confirmed without a payment by hand', async () => {
    dataOf(await staff.payBack(id, 340, false));
    const [rest] = (await staff.detail(id)).refunds;
    expect(rest).toMatchObject({ kind: 'order', state: 'requested', waits_for_staff: true });
    await mall.tick(new Date(Date.now() + 24 * 60 * 60_000));
    expect(await staff.detail(id)).toMatchObject({ state: 'refunding', refunded_amount: 0 });
    expect((await staff.detail(id)).next_states).toEqual([]);
    dataOf(await staff.confirm(id, rest?.id ?? 0, 340));
    expect(await staff.detail(id)).toMatchObject({ state: 'refunding', refunded_amount: 340 });
  });

  test('is audited with the sum of each step', async () => {
    dataOf(await staff.payBack(id, 340, true));
    dataOf(await staff.confirm(id, unit, 120));
    expect(await audited()).toEqual([
      ['order.linesRefunded', 120, 0, expect.any(String)],
      ['order.refundRequested', 'refunding', 340],
      ['order.refunded', 'refunded', 340],
      ['order.refundConfirmed', 120],
    ]);
  });
});

describe('orders that ship together, paid by transfer', () => {
  let payer = '';
  let joined = '';
  beforeEach(async () => {
    await mall.setConfig('order', 'merge_order', '1');
    payer = await placed(2, 340);
    joined = await placed(1, 120);
  });

  test('are paid back to the dollar when the one that paid the fee is cancelled first', async () => {
    expect(await staff.preview(payer, { kind: 'order' })).toMatchObject({
      amount: 240,
      fee_withheld: 100,
    });
    dataOf(await staff.cancel(payer, 240));
    expect(await staff.preview(payer, byHand)).toMatchObject({ amount: 240, fee_withheld: 100 });
    dataOf(await staff.payBack(payer, 240, true));
    expect(await staff.detail(payer)).toMatchObject({ state: 'refunded', refunded_amount: 240 });

    dataOf(await staff.cancel(joined, 120));
    expect(await staff.preview(joined, byHand)).toMatchObject({
      amount: 120,
      pays: [{ o_id: joined, amount: 120 }],
      waits: [{ o_id: payer, refund: null, kind: 'fee', amount: 100, way: 'by_hand' }],
    });
    dataOf(await staff.payBack(joined, 120, true));
    expect(await staff.view('byHand')).toEqual([payer]);
    const [fee] = (await staff.detail(payer)).refunds;
    expect(fee).toMatchObject({ kind: 'fee', amount: 100, waits_for_staff: true });
    dataOf(await staff.confirm(payer, fee?.id ?? 0, 100));
    expect(await settled()).toEqual([
      ['order', 240, 'settled'],
      ['fee', 100, 'settled'],
      ['order', 120, 'settled'],
    ]);
    expect(await staff.view('byHand')).toEqual([]);
  });

  test('withhold the fee when all units of the one that paid it were refunded, and return it once', async () => {
    expect(await staff.preview(payer, linesOf(await staff.detail(payer), 2))).toMatchObject({
      amount: 240,
      fee_withheld: 100,
    });
    dataOf(await staff.lines(payer, 2, 240));
    // The other one leaves the parcel before the units were paid back.
    dataOf(await staff.cancel(joined, 120));
    dataOf(await staff.payBack(joined, 120, true));
    const open = (await staff.detail(payer)).refunds;
    expect(open.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['fee', 100],
      ['lines', 240],
    ]);
    // Nothing is left of it but these: no third refund pays the fee again.
    expect(await staff.preview(payer, byHand)).toMatchObject({ amount: 0, pays: [] });
    expect((await staff.payBack(payer, 100, true)).body).toEqual(refused('refundAmountChanged'));
    expect((await staff.payBack(payer, 0, true)).body).toEqual(refused('orderMoveRefused'));
    for (const { id, amount } of open) dataOf(await staff.confirm(payer, id, amount));
    expect(await staff.detail(payer)).toMatchObject({ state: 'refunded', refunded_amount: 340 });
    expect(await staff.detail(joined)).toMatchObject({ state: 'refunded', refunded_amount: 120 });
  });
});

const linesOf = ({ products }: Awaited<ReturnType<DeskRefunds['detail']>>, quantity: number) => ({
  kind: 'lines',
  lines: [{ item: products[0]?.item ?? 0, quantity }],
  shipping_fee: false,
});

describe('a confirmation whose sum is no longer true', () => {
  const NOT_PAID = [['lines', 120, 'requested']];

  test.each([
    ['the cancellation', (id: string) => staff.cancel(id, 460)],
    ['the refund of lines', (id: string) => staff.lines(id, 1, 121)],
    ['the confirmation by hand', async (id: string) => confirmFirst(id, 119)],
  ] as const)('is refused, and stores nothing: %s', async (_, call) => {
    const id = await placed(3, 460);
    dataOf(await staff.lines(id, 1, PRICE));
    expect((await call(id)).body).toEqual(
      refused('refundAmountChanged', '退款金額已經變更，這次沒有退款；請確認新的金額後再送出'),
    );
    expect([await settled(), (await staff.detail(id)).state]).toEqual([NOT_PAID, 'paid']);
    expect(await audited()).toEqual([['order.linesRefunded', 120, 0, expect.any(String)]]);
  });

  test.each([true, false])(
    'is refused, and stores nothing: the refund, by hand: %s',
    async (how) => {
      const id = await placed(3, 460);
      dataOf(await staff.lines(id, 1, PRICE));
      dataOf(await staff.cancel(id, 340));
      expect((await staff.payBack(id, 460, how)).body).toEqual(refused('refundAmountChanged'));
      expect([await settled(), (await staff.detail(id)).state]).toEqual([NOT_PAID, 'refunding']);
    },
  );
});

const confirmFirst = async (id: string, amount: number) =>
  staff.confirm(id, (await staff.detail(id)).refunds[0]?.id ?? 0, amount);

describe('a confirmation that is repeated because its answer was lost', () => {
  const headers = { 'idempotency-key': 'one-confirmation' };

  test('is stored once: the refund of an order', async () => {
    const id = await placed(1, 220);
    dataOf(await staff.cancel(id, 220));
    const replies = [1, 2, 3].map(() => staff.payBack(id, 220, true, headers));
    for (const { status } of await Promise.all(replies)) expect(status).toBe(200);
    expect(dataOf(await staff.payBack(id, 220, true, headers))).toMatchObject({
      state: 'refunded',
    });
    expect(await settled()).toEqual([['order', 220, 'settled']]);
    expect((await audited()).map(([action]) => action)).toEqual([
      'order.refundRequested',
      'order.refunded',
    ]);
    expect((await staff.payBack(id, 220, true)).body).toEqual(refused('orderMoveRefused'));
  });

  test('is stored once: the refund of a line', async () => {
    const id = await placed(2, 340);
    dataOf(await staff.lines(id, 1, PRICE));
    const [unit] = (await staff.detail(id)).refunds;
    const replies = [1, 2, 3].map(() => staff.confirm(id, unit?.id ?? 0, PRICE, headers));
    for (const { status } of await Promise.all(replies)) expect(status).toBe(200);
    expect(await staff.detail(id)).toMatchObject({ refunded_amount: PRICE });
    expect((await audited()).map(([action]) => action)).toEqual([
      'order.linesRefunded',
      'order.refundConfirmed',
    ]);
    expect((await staff.confirm(id, unit?.id ?? 0, PRICE)).body).toEqual(
      refused('refundNotByHand'),
    );
  });
});
