import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { cartItems, productRules, products } from '../../db/schema';
import type { MadeProduct, Shopper } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

let shopper: Shopper;
const mall = describeMall();
beforeEach(async () => {
  shopper = await mall.makeShopper();
});

const ruleOf = (product: MadeProduct, at = 0): number => product.rules[at]?.id ?? 0;
const setStock = (product: MadeProduct, stock: number) =>
  mall.db.update(productRules).set({ stock }).where(eq(productRules.productId, product.id));
const unpublish = (product: MadeProduct) =>
  mall.db.update(products).set({ published: false }).where(eq(products.id, product.id));
const change = (action: 'update' | 'delete', body: object) =>
  shopper.call.post(`/api/shopping/cart/1/${action}`, body);

test('a guest has no cart', async () => {
  const replies = [
    await mall.as().get('/api/shopping/cart/list/1'),
    await mall.as().post('/api/shopping/cart/1/add', {}),
    await mall.as().post('/api/shopping/cart/1/update', {}),
    await mall.as().post('/api/shopping/cart/1/delete', {}),
  ];
  expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

describe('a normal line', () => {
  test('shows the picture of its variant', async () => {
    const pot = await mall.makeProduct({ rules: [{}, { picture: '/media/green.avif' }] });
    const [red, green] = pot.rules;
    await shopper.add(red?.id ?? 0);
    const { body } = await shopper.add(green?.id ?? 0);
    expect(body.data).toMatchObject({
      list: [{ index_img: `/media/${pot.id}.avif` }, { index_img: '/media/green.avif' }],
    });
  });

  test('is added to the quantity in the cart, and the whole cart is returned', async () => {
    const mango = await mall.makeProduct({
      name: '愛文芒果',
      rules: [
        { amount: 100, marketPrice: 120, stock: 10, attributes: [{ attr: '重量', type: '3 斤' }] },
      ],
    });
    await shopper.add(ruleOf(mango), { quantity: 2 });
    const { body } = await shopper.add(ruleOf(mango), { quantity: 3 });
    expect(body.data).toEqual({
      layer: 1,
      list: [
        {
          p_id: mango.id,
          rule_id: ruleOf(mango),
          relation_id: 0,
          type: 1,
          name: '愛文芒果',
          index_img: `/media/${mango.id}.avif`,
          attributes: [{ attr: '重量', type: '3 斤' }],
          quantity: 5,
          amount: 100,
          market_price: 120,
          stock: 10,
          buy_min: 1,
          buy_max: 10,
          problem: null,
        },
      ],
      additional_list: [],
      totals: {
        count: 5,
        items_amount: 500,
        saved_amount: 100,
        shipping_fee: 0,
        free_shipping_from: null,
        total_amount: 500,
      },
      departure: null,
    });
    expect(await shopper.cart()).toEqual(body.data);
  });

  test('is set to a quantity, and removed', async () => {
    const rule = ruleOf(await mall.makeProduct());
    await shopper.add(rule, { quantity: 2 });
    const line = { rule_id: rule, relation_id: 0 };
    const set = await change('update', { ...line, quantity: 7 });
    expect(set.body.data).toMatchObject({ list: [{ quantity: 7 }], totals: { count: 7 } });
    expect((await change('delete', line)).body.data).toMatchObject({ list: [] });
    expect((await change('update', { ...line, quantity: 1 })).body).toEqual(
      refused('cartLineGone'),
    );
    expect((await change('delete', line)).body).toEqual(refused('cartLineGone'));
  });

  test('goes into its own layer’s cart only', async () => {
    const ice = await mall.makeProduct({ layer: 3 });
    expect((await shopper.add(ruleOf(ice))).body).toEqual(refused('cartLayerWrong'));
    expect((await shopper.add(ruleOf(ice), {}, 3)).status).toBe(200);
    expect((await shopper.cart()).list).toEqual([]);
    expect((await shopper.cart(3)).list).toHaveLength(1);
  });

  test('is refused when its product is not sold', async () => {
    const hidden = await mall.makeProduct({ published: false });
    const [unknown, gone] = [await shopper.add(999), await shopper.add(ruleOf(hidden))];
    expect([unknown.status, unknown.body]).toEqual([
      404,
      refused('productGone', '這項商品已經下架'),
    ]);
    expect(gone.body).toEqual(refused('productGone'));
  });

  test.each([
    [0, '不能小於 1'],
    [-1, '不能小於 1'],
    [1.5, '請輸入整數'],
    [1e9, '不能大於 999'],
    ['x', '請輸入數字'],
    [null, '此欄位為必填'],
    ['1', '請輸入數字'],
  ])('is refused with one message when its quantity is %j', async (quantity, msg) => {
    const rule = ruleOf(await mall.makeProduct());
    await shopper.add(rule);
    for (const reply of [
      await shopper.add(rule, { quantity }),
      await change('update', { rule_id: rule, relation_id: 0, quantity }),
    ]) {
      expect([reply.status, reply.body]).toEqual([422, refused('invalidFields')]);
      expect(reply.body.data).toMatchObject({ fields: [{ field: 'quantity', msg }] });
    }
    expect(await shopper.cart()).toMatchObject({ list: [{ quantity: 1 }] });
  });

  test('has at most the quantity of one order, however often it is added', async () => {
    const rule = ruleOf(await mall.makeProduct({ rules: [{ stock: 5000 }] }));
    await shopper.add(rule, { quantity: 999 });
    const { body } = await shopper.add(rule);
    expect(body.data).toMatchObject({ fields: [{ field: 'quantity', args: [999] }] });
  });

  test('counts with its quantity in the cart against the stock, in Chinese and in English', async () => {
    const jam = await mall.makeProduct({ name: '桑椹果醬', rules: [{ stock: 3 }] });
    await shopper.add(ruleOf(jam), { quantity: 2 });
    const { status, body } = await shopper.add(ruleOf(jam), { quantity: 2 });
    expect([status, body]).toEqual([409, refused('stockShort', '「桑椹果醬」只剩 3 件')]);
    const english = await shopper.call.post(
      '/api/shopping/cart/1/update',
      { rule_id: ruleOf(jam), relation_id: 0, quantity: 4 },
      { 'accept-language': 'en' },
    );
    expect(english.body).toEqual(refused('stockShort', 'Only 3 of “桑椹果醬” left'));
    await setStock(jam, 0);
    const soldOut = await shopper.add(ruleOf(jam));
    expect(soldOut.body).toEqual(refused('soldOut', '「桑椹果醬」已經售完'));
  });

  test('stays with its problem as text when it cannot be bought any more, and is not counted', async () => {
    const names = ['好買', '下架', '售完', '不夠', '換溫層'];
    const made: MadeProduct[] = [];
    for (const name of names) {
      const product = await mall.makeProduct({ name });
      made.push(product);
      await shopper.add(ruleOf(product), { quantity: 3 });
    }
    const [, gone, soldOut, short, moved] = made;
    if (!gone || !soldOut || !short || !moved) throw new Error('not made');
    await unpublish(gone);
    await setStock(soldOut, 0);
    await setStock(short, 2);
    await mall.db.update(products).set({ layer: 2 }).where(eq(products.id, moved.id));
    const { list, totals } = await shopper.cart();
    expect(list.map(({ name, problem }) => [name, problem])).toEqual([
      ['好買', null],
      ['下架', '這項商品已經下架'],
      ['售完', '「售完」已經售完'],
      ['不夠', '「不夠」只剩 2 件'],
      ['換溫層', '這項商品屬於另一個溫層的購物車'],
    ]);
    expect(totals).toMatchObject({ count: 3, items_amount: 300, total_amount: 300 });

    const fewer = await change('update', { rule_id: ruleOf(short), relation_id: 0, quantity: 2 });
    expect(fewer.body.data).toMatchObject({ totals: { count: 5 } });
  });

  test('may be reduced even when it still exceeds the stock', async () => {
    const product = await mall.makeProduct();
    await shopper.add(ruleOf(product), { quantity: 9 });
    await setStock(product, 2);
    const line = { rule_id: ruleOf(product), relation_id: 0 };
    expect((await change('update', { ...line, quantity: 8 })).status).toBe(200);
    expect((await change('update', { ...line, quantity: 9 })).body).toEqual(refused('stockShort'));
  });

  test('of another member is not accessible', async () => {
    const rule = ruleOf(await mall.makeProduct());
    await shopper.add(rule);
    const other = await mall.makeShopper();
    expect((await other.cart()).list).toEqual([]);
    const taken = await other.call.post('/api/shopping/cart/1/delete', {
      rule_id: rule,
      relation_id: 0,
    });
    expect(taken.body).toEqual(refused('cartLineGone'));
    expect((await shopper.cart()).list).toHaveLength(1);
  });

  test('added twenty times at once is counted twenty times', async () => {
    const rule = ruleOf(await mall.makeProduct({ rules: [{ stock: 15 }] }));
    const replies = await Promise.all(Array.from({ length: 20 }, () => shopper.add(rule)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(15);
    expect(await shopper.cart()).toMatchObject({ list: [{ quantity: 15, problem: null }] });
  });
});

describe('a gift', () => {
  test('is added for every full number of its product, and removed with it', async () => {
    const tea = await mall.makeProduct({ rules: [{ stock: 50 }] });
    const cup = await mall.makeProduct({ name: '馬克杯', published: false, rules: [{ stock: 2 }] });
    await mall.makeGift({ productId: tea.id, minQuantity: 2, giftRuleId: ruleOf(cup) });
    await shopper.add(ruleOf(tea));
    expect((await shopper.cart()).list).toHaveLength(1);

    await shopper.add(ruleOf(tea));
    const { list, totals } = await shopper.cart();
    expect(list[1]).toMatchObject({
      type: 2,
      name: '馬克杯',
      rule_id: ruleOf(cup),
      relation_id: ruleOf(tea),
      quantity: 1,
      amount: 0,
      buy_min: 1,
      buy_max: 1,
      problem: null,
    });
    // It costs nothing, saves nothing and does not count as an item of the shopper.
    expect(totals).toMatchObject({ count: 2, items_amount: 200, saved_amount: 40 });

    const line = { rule_id: ruleOf(tea), relation_id: 0 };
    await change('update', { ...line, quantity: 9 });
    expect((await shopper.cart()).list[1]).toMatchObject({ quantity: 2 });
    await setStock(cup, 0);
    expect((await shopper.cart()).list).toHaveLength(1);
    await setStock(cup, 5);
    await change('update', { ...line, quantity: 1 });
    expect((await shopper.cart()).list).toHaveLength(1);
  });

  test('counts every variant of its product', async () => {
    const tea = await mall.makeProduct({ rules: [{}, {}] });
    const cup = await mall.makeProduct();
    await mall.makeGift({ productId: tea.id, minQuantity: 2, giftRuleId: ruleOf(cup) });
    await shopper.add(ruleOf(tea, 0));
    await shopper.add(ruleOf(tea, 1));
    expect((await shopper.cart()).list).toMatchObject([
      { type: 1, quantity: 1 },
      { type: 1, quantity: 1 },
      { type: 2, rule_id: ruleOf(cup), quantity: 1 },
    ]);
  });

  test('cannot be added, changed or removed by hand', async () => {
    const tea = await mall.makeProduct();
    const cup = await mall.makeProduct();
    await mall.makeGift({ productId: tea.id, giftRuleId: ruleOf(cup) });
    await shopper.add(ruleOf(tea));
    const gift = { rule_id: ruleOf(cup), relation_id: ruleOf(tea) };
    const { body } = await shopper.add(ruleOf(cup), { type: 2, relation_id: ruleOf(tea) });
    expect(body.data).toMatchObject({ fields: [{ field: 'type', id: 'must be in the list' }] });
    expect((await change('update', { ...gift, quantity: 5 })).body).toEqual(
      refused('cartLineGone'),
    );
    expect((await change('delete', gift)).body).toEqual(refused('cartLineGone'));
  });

  test('of another temperature is not part of this parcel', async () => {
    const tea = await mall.makeProduct();
    const ice = await mall.makeProduct({ layer: 3 });
    await mall.makeGift({ productId: tea.id, giftRuleId: ruleOf(ice) });
    expect((await shopper.add(ruleOf(tea))).body.data).toMatchObject({ list: [{ type: 1 }] });
    expect((await shopper.cart()).list).toHaveLength(1);
  });
});

describe('an add-on', () => {
  let tea: MadeProduct;
  let spoon: MadeProduct;
  const addOn = () => ({ type: 3, relation_id: ruleOf(tea) });
  beforeEach(async () => {
    tea = await mall.makeProduct({ name: '高山茶' });
    spoon = await mall.makeProduct({
      name: '茶匙',
      rules: [{ amount: 80, marketPrice: 90, stock: 4 }],
    });
    await mall.makeAddOn({ productId: tea.id, addonRuleId: ruleOf(spoon), amount: 30 });
  });

  test('is offered with its product, and the quantity that can still be added', async () => {
    expect((await shopper.cart()).additional_list).toEqual([]);
    await shopper.add(ruleOf(tea));
    await shopper.add(ruleOf(spoon), addOn());
    const { list, additional_list, totals } = await shopper.cart();
    expect(additional_list).toEqual([
      expect.objectContaining({
        p_id: spoon.id,
        rule_id: ruleOf(spoon),
        relation_id: ruleOf(tea),
        amount: 30,
        stock: 4,
        buy_min: 1,
        buy_max: 4,
        max_max: 3,
        sold_out: false,
      }),
    ]);
    expect(list[1]).toMatchObject({ type: 3, amount: 30, market_price: 90, problem: null });
    expect(totals).toMatchObject({ count: 2, items_amount: 130, saved_amount: 20 + 60 });

    await setStock(spoon, 0);
    expect((await shopper.cart()).additional_list).toMatchObject([{ max_max: 0, sold_out: true }]);
  });

  test('stays when another product of the cart offers it at the same price', async () => {
    const [honey, cup] = [await mall.makeProduct({ name: '龍眼蜜' }), await mall.makeProduct({})];
    await mall.makeAddOn({ productId: honey.id, addonRuleId: ruleOf(spoon), amount: 30 });
    await mall.makeAddOn({ productId: cup.id, addonRuleId: ruleOf(spoon), amount: 50 });
    await shopper.add(ruleOf(tea));
    await shopper.add(ruleOf(spoon), addOn());
    await shopper.add(ruleOf(cup));
    await change('delete', { rule_id: ruleOf(tea), relation_id: 0 });
    expect((await shopper.cart()).list[1]).toMatchObject({
      type: 3,
      problem: '加購品要搭配主商品一起購買',
    });
    await shopper.add(ruleOf(honey));
    expect((await shopper.cart()).list).toMatchObject([
      { type: 1 },
      { type: 1 },
      { type: 3, amount: 30, problem: null },
    ]);
    const more = { rule_id: ruleOf(spoon), relation_id: ruleOf(tea), quantity: 2 };
    expect((await change('update', more)).body).toMatchObject({ valid: true });
  });

  test('needs its product in the same cart, also later', async () => {
    expect((await shopper.add(ruleOf(spoon), addOn())).body).toEqual(
      refused('addOnNeedsParent', '加購品要搭配主商品一起購買'),
    );
    await shopper.add(ruleOf(tea));
    await shopper.add(ruleOf(spoon), addOn());
    await change('delete', { rule_id: ruleOf(tea), relation_id: 0 });
    const { list, totals } = await shopper.cart();
    expect(list).toMatchObject([{ type: 3, problem: '加購品要搭配主商品一起購買' }]);
    expect(totals).toMatchObject({ count: 0, total_amount: 0 });
    const more = { rule_id: ruleOf(spoon), relation_id: ruleOf(tea), quantity: 2 };
    expect((await change('update', more)).body).toEqual(refused('addOnNeedsParent'));
  });

  test('is cheaper only with the product that offers it', async () => {
    const other = await mall.makeProduct();
    await shopper.add(ruleOf(other));
    const { body } = await shopper.add(ruleOf(spoon), { type: 3, relation_id: ruleOf(other) });
    expect(body).toEqual(refused('productGone'));
  });

  test('shares its stock with normal lines of the same variant', async () => {
    await shopper.add(ruleOf(tea));
    await shopper.add(ruleOf(spoon), { quantity: 3 });
    const { body } = await shopper.add(ruleOf(spoon), { ...addOn(), quantity: 2 });
    expect(body).toEqual(refused('stockShort', '「茶匙」只剩 4 件'));
    await shopper.add(ruleOf(spoon), addOn());
    await setStock(spoon, 3);
    expect((await shopper.cart()).list.map(({ type, problem }) => [type, problem])).toEqual([
      [1, null],
      [1, null],
      [3, '「茶匙」只剩 3 件'],
    ]);
  });
});

describe('the fee', () => {
  test('is the cheapest home delivery until a method is chosen', async () => {
    await mall.makeShippingMethod({ fee: 150, freeFrom: null });
    await mall.makeShippingMethod({ fee: 100, freeFrom: 500 });
    await mall.makeShippingMethod({ fee: 0, kind: 'pickup', name: '門市自取' });
    await mall.makeShippingMethod({ fee: 10, enabled: false });
    await mall.makeShippingMethod({ fee: 20, layer: 2 });
    await mall.makeShippingMethod({ fee: 30, kind: 'cvs' });
    const rule = ruleOf(await mall.makeProduct());
    expect((await shopper.cart()).totals).toMatchObject({ shipping_fee: 0, total_amount: 0 });
    await shopper.add(rule, { quantity: 4 });
    expect((await shopper.cart()).totals).toMatchObject({
      shipping_fee: 100,
      free_shipping_from: 500,
      total_amount: 500,
    });
    await shopper.add(rule);
    expect((await shopper.cart()).totals).toMatchObject({ shipping_fee: 0, total_amount: 500 });
    await shopper.ship(1);
    expect((await shopper.cart()).totals).toMatchObject({
      shipping_fee: 150,
      free_shipping_from: null,
    });
  });
});

describe('a layer', () => {
  const off = (key: string) => mall.setConfig('shipping', key, '0');

  test('that is disabled has no cart', async () => {
    await off('refrigeration_switch');
    const list = await shopper.call.get('/api/shopping/cart/list/2');
    expect([list.status, list.body]).toEqual([409, refused('layerOff')]);
    const milk = await mall.makeProduct({ layer: 2 });
    expect((await shopper.add(ruleOf(milk), {}, 2)).body).toEqual(refused('layerOff'));
    expect(await mall.db.$count(cartItems)).toBe(0);
    expect((await shopper.cart(3)).list).toEqual([]);
  });

  test('1 is enabled when no other is', async () => {
    for (const key of ['normal_switch', 'refrigeration_switch', 'freezing_switch']) await off(key);
    expect((await shopper.cart(1)).layer).toBe(1);
    expect((await shopper.call.get('/api/shopping/cart/list/3')).status).toBe(409);
  });

  test('4 does not exist', async () => {
    expect((await shopper.call.get('/api/shopping/cart/list/4')).status).toBe(404);
  });
});
