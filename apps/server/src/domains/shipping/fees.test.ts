import { beforeEach, describe, expect, test } from 'vitest';
import { orders } from '../../db/schema';
import { dataOf, type MadeProduct, type PlacedData, type Shopper } from '../../testing';
import { openDesk } from '../../testing/desk';
import { describeMall } from '../../testing/describe-mall';
import { gatewayFor } from '../../testing/gateway';
import { refused } from '../../testing/refused';

let shopper: Shopper;
let cake: MadeProduct;
let home: number;
const mall = describeMall();
beforeEach(async () => {
  shopper = await mall.makeShopper();
  cake = await mall.makeProduct({ rules: [{ amount: 300, stock: 100 }] });
  home = (await mall.makeShippingMethod({ islandsFee: 250 })).id;
});

const add = (quantity = 1) => shopper.add(cake.rules[0]?.id ?? 0, { quantity });
const KINMEN = { county: '金門縣', district: '金城鎮', zip: '893' };
const fee = (body: object, who = shopper.call) => who.post('/api/global/fee/1', body);
const totalsOf = async () =>
  dataOf<{ totals: { shipping_fee: number; total_amount: number } }>(
    await shopper.call.get('/api/payment/shipping/list/1'),
  ).totals;

describe('the fee', () => {
  test('is shown for the main island and for the others', async () => {
    await add();
    expect((await fee({ id: home, type: 'main' })).body.data).toEqual({
      fee: 100,
      free_from: 1000,
      available: true,
      reason: null,
    });
    expect((await fee({ id: home, type: 'islands' })).body.data).toMatchObject({ fee: 250 });
    await add(3);
    expect((await fee({ id: home, type: 'islands' })).body.data).toMatchObject({ fee: 0 });
  });

  test('is missing with a reason when the method does not go there, and an empty cart has none', async () => {
    const truck = await mall.makeShippingMethod({ islandsOff: '冷藏車不進離島' });
    expect((await fee({ id: truck.id, type: 'islands' })).body.data).toMatchObject({
      fee: 0,
      available: false,
      reason: '冷藏車不進離島',
    });
  });

  test('is for members, and for existing methods', async () => {
    expect((await fee({ id: home, type: 'main' }, mall.as())).status).toBe(401);
    expect((await fee({ id: 999, type: 'main' })).body).toEqual(refused('notFound'));
    expect((await fee({ id: home, type: 'moon' })).body).toEqual(refused('invalidFields'));
  });

  test('for an island is added once its address is chosen, and paid', async () => {
    await add();
    await shopper.ship(home, KINMEN);
    expect(await totalsOf()).toMatchObject({ shipping_fee: 250, total_amount: 550 });
    expect((await shopper.cart()).totals).toMatchObject({ shipping_fee: 250 });
    expect((await shopper.pay(400)).body).toEqual(refused('totalChanged'));
    expect((await shopper.pay(550)).status).toBe(200);
  });

  test('stays waived when coupons bring the items below the threshold', async () => {
    await add(4);
    await shopper.ship(home);
    const coupon = await mall.makeCoupon({ value: 900 });
    const ticket = await mall.makeTicket(shopper.id, coupon.id);
    const { body } = await shopper.call.post('/api/payment/coupon/1', { tickets: [ticket] });
    expect(body.data).toMatchObject({ totals: { shipping_fee: 0, total_amount: 300 } });
  });
});

describe('combined orders', () => {
  const place = async (total: number) => dataOf<PlacedData>(await shopper.pay(total));
  const paid = async () => {
    await add();
    await shopper.ship(home);
    const placed = await place(400);
    const gateway = gatewayFor(mall);
    await gateway.send(gateway.result(placed.next.fields));
    return placed.trans_order_id;
  };
  beforeEach(() => mall.setConfig('order', 'merge_order', '1'));

  test('pay one fee until the first one is shipped', async () => {
    const first = await paid();
    await add();
    expect(await totalsOf()).toMatchObject({ shipping_fee: 0, total_amount: 300 });
    // The cart and the fee endpoint agree with checkout.
    expect((await shopper.call.get('/api/shopping/cart/list/1')).body.data).toMatchObject({
      totals: { shipping_fee: 0, total_amount: 300 },
    });
    expect((await fee({ id: home, type: 'main' })).body.data).toMatchObject({ fee: 0 });
    expect((await fee({ id: home, type: 'islands' })).body.data).toMatchObject({ fee: 250 });
    const second = await place(300);
    const [one, two] = await mall.db.select().from(orders).orderBy(orders.id);
    expect(two?.shippedWith).toBe(one?.id);
    expect((await shopper.order(second.trans_order_id)).totals.shipping_fee).toBe(0);

    const desk = await openDesk(mall);
    for (const to of ['preparing', 'shipped']) await desk.move(first, to);
    await add();
    expect(await totalsOf()).toMatchObject({ shipping_fee: 100 });
  });

  test('have the same destination, recipient and method', async () => {
    await paid();
    await add();
    for (const other of [{ street: '巷口街 2 號' }, { name: '李大華' }, { phone: '0922333444' }]) {
      await shopper.ship(home, other);
      expect(await totalsOf()).toMatchObject({ shipping_fee: 100 });
    }
    const again = await mall.makeShippingMethod();
    await shopper.ship(again.id);
    expect(await totalsOf()).toMatchObject({ shipping_fee: 100 });
  });

  test('belong to one member, and exist only when the shop combines shipments', async () => {
    await paid();
    const other = await mall.makeShopper();
    await other.add(cake.rules[0]?.id ?? 0);
    await other.ship(home);
    expect((await other.pay(300)).body).toEqual(refused('totalChanged'));
    await mall.setConfig('order', 'merge_order', '0');
    await add();
    expect(await totalsOf()).toMatchObject({ shipping_fee: 100 });
  });
});
