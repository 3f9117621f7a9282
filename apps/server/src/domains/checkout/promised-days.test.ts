import { beforeEach, expect, test } from 'vitest';
import { orders } from '../../db/schema';
import { taipeiTime } from '../../kernel/time';
import { dataOf, type PlacedData, type Shopper } from '../../testing';
import { openDesk } from '../../testing/desk';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';

interface Departure {
  readonly order_by: string | null;
  readonly leaves_on: string;
  readonly arrives_on: string | null;
}
interface Promising {
  readonly departure: Departure | null;
}
interface Method extends Promising {
  readonly id: number;
  readonly to: { readonly main: Promising; readonly islands: Promising };
}

const KINMEN = { county: '金門縣', district: '金城鎮', zip: '893' };

let shopper: Shopper;
let product: number;
let home: number;
let store: number;
const mall = describeMall();
beforeEach(async () => {
  await mall.setConfig('product', 'specify_shipping_days', 1);
  // No cut-off is reached while the test runs.
  const hour = Number(taipeiTime(new Date()).slice(11, 13));
  await mall.setConfig('calendar', 'cutoff_hour', (hour + 12) % 24);
  shopper = await mall.makeShopper();
  const tea = await mall.makeProduct({ rules: [{ amount: 400, stock: 10 }] });
  product = tea.id;
  const schedule = { transitDays: 2, islandsTransitDays: 30 };
  home = (await mall.makeShippingMethod({ fee: 100, ...schedule })).id;
  store = (await mall.makeShippingMethod({ kind: 'pickup', fee: 0, transitDays: 0 })).id;
  await shopper.add(tea.rules[0]?.id ?? 0);
});

const read = async <Data>(path: string) => dataOf<Data>(await shopper.call.get(path));
const listed = async () =>
  (await read<{ list: readonly Promising[] }>('/api/order/list/all')).list[0]?.departure;
const methods = async () =>
  (await read<{ list: readonly Method[] }>('/api/payment/shipping/list/1')).list;
const ofMethod = async (id: number) => (await methods()).find((method) => method.id === id);
const asStaff = async (id: string, to: string) => {
  const desk = await openDesk(mall);
  return desk.move(id, to);
};

test('a purchase shows the same days from the home page to the order when it is paid in time', async () => {
  await shopper.ship(home);
  const { delivery } = await read<{ delivery: { methods: readonly Method[] } }>(
    `/api/product/detail/${product}`,
  );
  const promised = delivery.methods.find(({ id }) => id === home)?.departure;
  expect(promised).toMatchObject({ arrives_on: expect.any(String) });
  expect((await read<Promising>('/api/shop/index')).departure).toEqual(promised);
  expect((await read<Promising>('/api/shopping/cart/list/1')).departure).toEqual(promised);
  expect((await ofMethod(home))?.departure).toEqual(promised);
  const payment = await read<Promising>(`/api/payment/pay/list/1/${home}`);
  expect(payment.departure).toEqual(promised);

  const { trans_order_id: id, next } = dataOf<PlacedData>(await shopper.pay(500));
  expect((await shopper.order(id)).departure).toEqual(promised);
  expect(await listed()).toEqual(promised);
  const preview = await read<{ shipping_methods: readonly Method[] }>(
    `/api/reset/payment/preview/${id}`,
  );
  expect(preview.shipping_methods.find((method) => method.id === home)?.departure).toEqual(
    promised,
  );

  const gateway = gatewayFor(mall);
  await gateway.send(gateway.result(next.fields));
  const paid = { ...promised, order_by: null };
  expect((await shopper.order(id)).departure).toEqual(paid);
  expect(await listed()).toEqual(paid);
});

test('an order has the days of its payment until it arrives when the calendar changes later', async () => {
  await shopper.ship(home);
  const { trans_order_id: id, next } = dataOf<PlacedData>(await shopper.pay(500));
  const gateway = gatewayFor(mall);
  await gateway.send(gateway.result(next.fields));
  const promised = (await shopper.order(id)).departure;
  expect(promised).not.toBeNull();
  await mall.setConfig('product', 'specify_shipping_days', 9);
  for (const state of ['preparing', 'shipped']) {
    await asStaff(id, state);
    expect((await shopper.order(id)).departure).toEqual(promised);
  }
  await asStaff(id, 'arrived');
  expect((await shopper.order(id)).departure).toBeNull();
});

test('an order has the days of its own method and region', async () => {
  const main = (await ofMethod(home))?.to.main.departure;
  const islands = (await ofMethod(home))?.to.islands.departure;
  const pickup = (await ofMethod(store))?.departure;
  expect(islands?.leaves_on).toBe(main?.leaves_on);
  expect((islands?.arrives_on ?? '') > (main?.arrives_on ?? '')).toBe(true);
  expect(pickup?.arrives_on).toBe(pickup?.leaves_on);

  await shopper.ship(home, KINMEN);
  expect((await ofMethod(home))?.departure).toEqual(islands);
  const far = dataOf<PlacedData>(await shopper.pay(500));
  expect((await shopper.order(far.trans_order_id)).departure).toEqual(islands);
});

test('an order has the days of the transfer’s arrival when staff confirm it', async () => {
  await mall.setConfig('payment', 'money_transfer_bank_code', '812');
  await mall.setConfig('payment', 'money_transfer_account', '00123456789');
  await shopper.ship(home);
  const { trans_order_id: id } = dataOf<PlacedData>(
    await shopper.pay(500, { payment: { method: 'transfer' } }),
  );
  const promised = (await shopper.order(id)).departure;
  await asStaff(id, 'paid');
  expect((await shopper.order(id)).departure).toEqual({ ...promised, order_by: null });
});

test('an order promises no day when the shop promises none, or it was cancelled', async () => {
  await shopper.ship(home);
  const { trans_order_id: id } = dataOf<PlacedData>(await shopper.pay(500));
  await mall.setConfig('product', 'specify_shipping_days', 0);
  expect((await shopper.order(id)).departure).toBeNull();
  await mall.setConfig('product', 'specify_shipping_days', 1);
  expect((await shopper.order(id)).departure).not.toBeNull();
  await shopper.call.post('/api/order/refund', { o_id: id, cancel_reason: '想改訂別的' });
  const [row] = await mall.db.select().from(orders);
  expect(row?.state).toBe('cancelled');
  expect((await shopper.order(id)).departure).toBeNull();
});
