import { beforeEach, describe, expect, test } from 'vitest';
import { SANDBOX } from '../../config/payment-config';
import { auditEntries, orders, paymentAttempts, refunds } from '../../db/schema';
import { DAY_MS } from '../../kernel/time';
import { dataOf, type PlacedData, type Shopper } from '../../testing';
import { type DeskCaller, makeColleague } from '../../testing/colleagues';
import { openDesk, type TestDesk } from '../../testing/desk';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';
import { refused } from '../../testing/refused';
import { queryRefunded } from '../payments/ecpay/query-refunded';

interface Detail {
  readonly state: string;
  readonly products: readonly {
    readonly item: number;
    readonly refundable: number;
  }[];
  readonly fee_refundable: number;
  readonly refunds: readonly {
    readonly id: number;
    readonly amount: number;
    readonly waits_for_staff: boolean;
    readonly may_retry: boolean;
  }[];
}

const mall = describeMall();
let shopper: Shopper;
let desk: TestDesk;
let id = '';
beforeEach(async () => {
  shopper = await mall.makeShopper();
  desk = await openDesk(mall);
  const tea = await mall.makeProduct({ name: '烏龍茶', rules: [{ amount: 300, stock: 99 }] });
  await shopper.add(tea.rules[0]?.id ?? 0, { quantity: 3 });
  await shopper.ship((await mall.makeShippingMethod({ fee: 100, freeFrom: null })).id);
  const placed = dataOf<PlacedData>(await shopper.pay(1000));
  const gateway = gatewayFor(mall);
  await gateway.send(gateway.result(placed.next.fields));
  id = placed.trans_order_id;
});
const detail = async (who: DeskCaller = desk) =>
  dataOf<Detail>(await who.get(`/api/staff/order/detail/${id}`));
const previewOf = (refund: object, who: DeskCaller = desk) =>
  who.post('/api/staff/order/refund/preview', { o_id: id, refund });
const previewUnits = async (quantity: number, shipping_fee = false) => {
  const [line] = (await detail()).products;
  return previewOf({ kind: 'lines', lines: [{ item: line?.item ?? 0, quantity }], shipping_fee });
};
const requestOf = async (quantity: number) => {
  const [line] = (await detail()).products;
  const lines = [{ item: line?.item ?? 0, quantity, restock: true }];
  const preview = await previewUnits(quantity);
  const amount = preview.body.valid ? dataOf<{ amount: number }>(preview).amount : 0;
  return { o_id: id, lines, shipping_fee: false, reason: '缺貨', amount };
};
const send = (request: object, headers?: Record<string, string>) =>
  desk.post('/api/staff/order/refund/lines', request, headers);
const refundUnits = async (quantity: number, more = {}) =>
  send({ ...(await requestOf(quantity)), ...more });
const byHand = async () =>
  dataOf<{ list: { trans_order_id: string }[] }>(
    await desk.get('/api/staff/order/list?view=byHand'),
  ).list.map(({ trans_order_id: number }) => number);
const audited = async () =>
  (await mall.db.select().from(auditEntries).orderBy(auditEntries.id)).map(({ action }) => action);

describe('the refund of lines at the desk', () => {
  test('says beforehand what its units return, and when', async () => {
    expect(await detail()).toMatchObject({ products: [{ refundable: 3 }], fee_refundable: 100 });
    expect(dataOf(await previewUnits(2))).toEqual({
      amount: 600,
      pays: [
        {
          ...{ o_id: id, refund: null, kind: 'lines', amount: 600, shipping_fee: 0 },
          way: 'after_closing',
        },
      ],
      waits: [],
      fee_withheld: 0,
      fee_included: false,
    });
    // The whole payment, which the gateway refunds at any time: the fee leaves with the last unit.
    expect(dataOf(await previewUnits(3))).toMatchObject({
      amount: 1000,
      pays: [{ amount: 1000, shipping_fee: 100, way: 'gateway' }],
      fee_included: true,
    });
    const clerk = await makeColleague(mall, ['clerk']);
    expect(await detail(clerk)).toMatchObject({ products: [{ refundable: 0 }], fee_refundable: 0 });
    expect((await previewOf({ kind: 'order' }, clerk)).body).toEqual(refused('forbidden'));
  });

  test('is stored once for ten equal calls, and paid by the gateway after its closing', async () => {
    const headers = { 'idempotency-key': 'one-refund' };
    const request = await requestOf(2);
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(request, headers)));
    for (const { status } of replies) expect(status).toBe(200);
    expect(await mall.db.select().from(refunds)).toMatchObject([
      { kind: 'lines', amount: 600, state: 'requested', byHand: false },
    ]);
    expect(await audited()).toEqual(['order.linesRefunded']);
    const { products } = await detail();
    expect(products).toMatchObject([{ refundable: 1 }]);
    await mall.tick(new Date(Date.now() + 2 * DAY_MS));
    expect(await shopper.order(id)).toMatchObject({ state: 'paid', refunded_amount: 600 });
    // The last unit, with the fee: the gateway has refunded the whole payment.
    await mall.db.update(paymentAttempts).set({ paidAt: new Date(Date.now() - 3 * DAY_MS) });
    dataOf(await refundUnits(1));
    await mall.tick(new Date(Date.now() + 2 * DAY_MS));
    expect(await shopper.order(id)).toMatchObject({ state: 'refunded', refunded_amount: 1000 });
    expect(await refundedBySandbox()).toBe(1000);
  });

  test('waits for a colleague when it was paid by transfer, until one has confirmed it', async () => {
    await mall.db.update(paymentAttempts).set({ method: 'transfer', provider: null });
    await mall.db.update(orders).set({ paymentMethod: 'transfer' });
    expect(dataOf(await previewUnits(1))).toMatchObject({ pays: [{ way: 'by_hand' }] });
    dataOf(await refundUnits(1));
    const [refund] = (await detail()).refunds;
    expect([refund?.waits_for_staff, await byHand()]).toEqual([true, [id]]);
    const { views } = dataOf<{ views: { view: string; count: number }[] }>(
      await desk.get('/api/staff/order/count'),
    );
    expect(views).toContainEqual({ view: 'byHand', count: 1 });
    const body = { o_id: id, refund: refund?.id ?? 0, amount: 300 };
    const confirm = () => desk.post('/api/staff/order/refund/confirm', body);
    const replies = await Promise.all([confirm(), confirm(), confirm()]);
    expect(replies.filter(({ body: reply }) => reply.valid)).toHaveLength(1);
    expect((await confirm()).body).toEqual(refused('refundNotByHand'));
    expect(await byHand()).toEqual([]);
    expect(await audited()).toEqual(['order.linesRefunded', 'order.refundConfirmed']);
    expect(await shopper.order(id)).toMatchObject({ refunded_amount: 300 });
  });

  test('is requested again once when the gateway refused it, and shows why it did', async () => {
    await mall.db.update(paymentAttempts).set({ paidAt: new Date(Date.now() - 3 * DAY_MS) });
    dataOf(await refundUnits(1, { by_hand: true }));
    const [{ id: refund } = { id: 0 }] = (await detail()).refunds;
    const body = { o_id: id, refund };
    const retry = (key: string) =>
      desk.post('/api/staff/order/refund/retry', body, { 'idempotency-key': key });
    expect((await retry('too-early')).body).toEqual(refused('refundNotRefused'));
    await mall.db.update(refunds).set({ byHand: false, tries: 1, failure: '餘額不足' });
    expect((await detail()).refunds).toMatchObject([
      { waits_for_staff: true, may_retry: true, failure: '餘額不足' },
    ]);
    const agent = await makeColleague(mall, ['agent']);
    expect((await detail(agent)).refunds).toMatchObject([{ may_retry: false }]);
    const replies = await Promise.all(Array.from({ length: 5 }, () => retry('one-retry')));
    for (const { status } of replies) expect(status).toBe(200);
    expect((await detail()).refunds).toMatchObject([
      { state: 'settled', may_retry: false, failure: null },
    ]);
    expect(await refundedBySandbox()).toBe(300);
    expect(await audited()).toEqual(['order.linesRefunded', 'order.refundRetried']);
    expect((await retry('another-retry')).body).toEqual(refused('refundNotRefused'));
  });

  test('is not requested again when it waits for the closing of the gateway', async () => {
    dataOf(await refundUnits(1));
    const [stored] = await mall.db.select().from(refunds);
    const body = { o_id: id, refund: stored?.id ?? 0 };
    const again = await desk.post('/api/staff/order/refund/retry', body);
    expect(again.body).toEqual(refused('refundNotRefused'));
    expect(await mall.db.select().from(refunds)).toEqual([stored]);
    expect(await audited()).toEqual(['order.linesRefunded']);
  });

  test('refuses unknown fields, unknown orders and another order’s refund', async () => {
    expect((await refundUnits(1, { price: 5000 })).body).toEqual(refused('invalidFields'));
    expect((await refundUnits(0)).body).toEqual(refused('invalidFields'));
    expect((await refundUnits(1, { o_id: '20260101AAAAAAAA' })).body).toEqual(refused('notFound'));
    const unknown = { o_id: id, refund: 999, amount: 300 };
    expect((await desk.post('/api/staff/order/refund/confirm', unknown)).body).toEqual(
      refused('notFound'),
    );
    expect(await audited()).toEqual([]);
  });
});

const refundedBySandbox = async () => {
  const [attempt] = await mall.db.select().from(paymentAttempts);
  const { cashier, merchantId, ...keys } = SANDBOX;
  const address = `${mall.baseUrl}${cashier}/detail`;
  return queryRefunded(address, attempt?.merchantTradeNo ?? '', merchantId, keys);
};
