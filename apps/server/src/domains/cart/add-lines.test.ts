import { describe, expect, test, beforeEach } from 'vitest';
import { eq } from 'drizzle-orm';
import { productRules } from '../../db/schema';
import type { MadeProduct, Shopper } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

let shopper: Shopper;
const mall = describeMall();
beforeEach(async () => {
  shopper = await mall.makeShopper();
});

const ruleOf = (product: MadeProduct): number => product.rules[0]?.id ?? 0;
const make = (name: string, layer: 1 | 2 | 3, stock = 5) =>
  mall.makeProduct({ name, layer, rules: [{ amount: 100, marketPrice: 100, stock }] });
const line = (product: MadeProduct, quantity = 1) => ({ rule_id: ruleOf(product), quantity });
const quantities = async () =>
  Promise.all(
    ([1, 2, 3] as const).map(async (layer) => {
      const { list } = await shopper.cart(layer);
      return list.map(({ quantity }) => quantity);
    }),
  );

describe('lines of several layers', () => {
  test('are added to the carts of their layers in one call', async () => {
    const [rice, milk] = [await make('池上米', 1), await make('鮮奶', 2)];
    await shopper.add(ruleOf(rice), { quantity: 1 });
    const { body } = await shopper.call.post('/api/shopping/cart/add', {
      lines: [line(milk, 3), line(rice, 2)],
    });
    expect(body.data).toMatchObject({
      added: true,
      lines: [
        { rule_id: ruleOf(milk), stock: 5, problem: null },
        { rule_id: ruleOf(rice), stock: 5, problem: null },
      ],
      carts: [
        { layer: 1, totals: { items_amount: 300 } },
        { layer: 2, totals: { items_amount: 300 } },
      ],
    });
    expect(await quantities()).toEqual([[3], [3], []]);
  });

  test('are all refused when one of them cannot be added', async () => {
    const [rice, milk, gone] = [
      await make('池上米', 1),
      await make('鮮奶', 2, 0),
      await make('水餃', 3, 2),
    ];
    const { body } = await shopper.call.post('/api/shopping/cart/add', {
      lines: [line(rice), line(milk), line(gone, 3), { rule_id: 999_999, quantity: 1 }],
    });
    expect(body.data).toMatchObject({
      added: false,
      lines: [
        { problem: null },
        { stock: 0, problem: '「鮮奶」已經售完' },
        { stock: 2, problem: '「水餃」只剩 2 件' },
        { problem: '這項商品已經下架' },
      ],
    });
    expect(await quantities()).toEqual([[], [], []]);
  });

  test('are added once when the call is repeated with its key', async () => {
    const rice = await make('池上米', 1);
    const send = (lines: object[]) =>
      shopper.call.post('/api/shopping/cart/add', { lines }, { 'idempotency-key': 'table-0001' });
    const [first, second] = await Promise.all([send([line(rice)]), send([line(rice)])]);
    expect(second.body).toEqual(first.body);
    expect(await quantities()).toEqual([[1], [], []]);
    expect((await send([line(rice, 2)])).body).toEqual(refused('idempotencyKeyReused'));
  });

  test('count the units of a variant that is listed twice', async () => {
    const rice = await make('池上米', 1, 3);
    const { body } = await shopper.call.post('/api/shopping/cart/add', {
      lines: [line(rice, 2), line(rice, 2)],
    });
    expect(body.data).toMatchObject({
      added: false,
      lines: [{ problem: null }, { problem: '「池上米」只剩 3 件' }],
    });
  });

  test('never exceed the stock when two devices add at once', async () => {
    const rice = await make('池上米', 1, 3);
    const send = () => shopper.call.post('/api/shopping/cart/add', { lines: [line(rice, 2)] });
    await Promise.all([send(), send(), send()]);
    expect(await quantities()).toEqual([[2], [], []]);
  });

  test('are not for sale when their layer is switched off', async () => {
    const dumplings = await make('水餃', 3);
    await mall.setConfig('shipping', 'freezing_switch', '0');
    const { body } = await mall
      .as()
      .post('/api/shopping/cart/preview', { lines: [line(dumplings)] });
    expect(body.data).toMatchObject({
      lines: [{ problem: '這個溫層目前暫停販售，請稍後再來' }],
      carts: [],
    });
    await mall.setConfig('shipping', 'freezing_switch', '1');
  });
});

describe('the preview of more lines', () => {
  test('shows what each parcel of a guest would cost, and what is missing to free shipping', async () => {
    await mall.makeShippingMethod({ layer: 1, fee: 80, freeFrom: 500 });
    const rice = await make('池上米', 1);
    const { body } = await mall.as().post('/api/shopping/cart/preview', { lines: [line(rice, 2)] });
    expect(body.data).toMatchObject({
      lines: [{ problem: null }],
      carts: [
        {
          layer: 1,
          totals: { items_amount: 200, shipping_fee: 80, free_shipping_from: 500 },
        },
      ],
    });
  });

  test('counts what a member has in the cart, and adds nothing', async () => {
    const rice = await make('池上米', 1);
    await shopper.add(ruleOf(rice), { quantity: 1 });
    const { body } = await shopper.call.post('/api/shopping/cart/preview', {
      lines: [line(rice, 2)],
    });
    expect(body.data).toMatchObject({ carts: [{ totals: { items_amount: 300, count: 3 } }] });
    expect(await quantities()).toEqual([[1], [], []]);
  });

  test('follows the stock', async () => {
    const rice = await make('池上米', 1);
    await mall.db.update(productRules).set({ stock: 1 }).where(eq(productRules.productId, rice.id));
    const { body } = await mall.as().post('/api/shopping/cart/preview', { lines: [line(rice, 2)] });
    expect(body.data).toMatchObject({
      lines: [{ rule_id: ruleOf(rice), stock: 1, problem: '「池上米」只剩 1 件' }],
    });
  });
});
