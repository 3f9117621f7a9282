import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  orderItems,
  orders,
  paymentAttempts,
  productRules,
  products,
  shippingMethods,
} from '../../db/schema';
import { dataOf, HOME, type MadeProduct, type PlacedData, type Shopper } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

let shopper: Shopper;
let home: number;
let mango: MadeProduct;
const mall = describeMall();
beforeEach(async () => {
  shopper = await mall.makeShopper();
  home = (await mall.makeShippingMethod()).id;
  mango = await mall.makeProduct({
    name: '愛文芒果',
    rules: [{ amount: 300, marketPrice: 350, stock: 10 }],
  });
});

const ruleOf = (product: MadeProduct): number => product.rules[0]?.id ?? 0;
const stockOf = async (product: MadeProduct) =>
  (await mall.db.select().from(productRules).where(eq(productRules.productId, product.id)))[0]
    ?.stock;
/** Two mangoes with home delivery: NT$700 in all. */
const ready = async () => {
  await shopper.add(ruleOf(mango), { quantity: 2 });
  await shopper.ship(home);
};
const saveAddress = async (more: object = {}) => {
  const { note: _note, kind: type, ...address } = HOME;
  const saved = { type, ...address, is_default: true, ...more };
  return dataOf(await shopper.call.post('/api/member/address/store', saved));
};
const shipping = (layer = 1) => shopper.call.get(`/api/payment/shipping/list/${layer}`);
const methods = () => shopper.call.get(`/api/payment/pay/list/1/${home}`);

test('a guest cannot check out', async () => {
  const guest = mall.as();
  const replies = [
    await guest.get('/api/payment/shipping/list/1'),
    await guest.post('/api/payment/shipping/1', {}),
    await guest.get('/api/payment/pay/list/1/1'),
    await guest.post('/api/shopping/cart/pay/1', {}),
    await guest.post('/api/reset/payment/pay/20261120AAAAAAAA', {}),
  ];
  expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
});

describe('shipping', () => {
  test('lists the available methods with their fees for this cart', async () => {
    await mall.makeShippingMethod({ kind: 'cvs', name: '7-ELEVEN 取貨', provider: 'UNIMART' });
    await mall.makeShippingMethod({ kind: 'pickup', name: '門市自取', fee: 0, freeFrom: null });
    await mall.makeShippingMethod({ name: '小包', maxAmount: 500, position: 9 });
    await mall.makeShippingMethod({ name: '停用', enabled: false });
    await shopper.add(ruleOf(mango), { quantity: 2 });
    const { body } = await shipping();
    expect(body.data).toMatchObject({
      list: [
        {
          name: '常溫宅配',
          kind: 'home',
          fee: 100,
          free_from: 1000,
          available: true,
          reason: null,
        },
        { name: '7-ELEVEN 取貨', kind: 'cvs', fee: 100, available: true, store: null },
        { name: '門市自取', kind: 'pickup', fee: 0, free_from: null, available: true },
        { name: '小包', available: false, reason: '商品金額超過 NT$500，請改選其他配送方式' },
      ],
      choice: null,
      totals: { items_amount: 600, saved_amount: 100, shipping_fee: 100, total_amount: 700 },
    });
  });

  test('is ready with a saved address and the home delivery that the cart counts', async () => {
    await mall.makeShippingMethod({ kind: 'pickup', name: '門市自取', fee: 0, freeFrom: null });
    await shopper.add(ruleOf(mango));
    expect((await shipping()).body.data).toMatchObject({ choice: null, ready_choice: null });
    await saveAddress();
    expect((await shipping()).body.data).toMatchObject({
      choice: null,
      ready_choice: { ...HOME, shipping_id: home },
    });
  });

  test('is ready with the address of another cart', async () => {
    const chilled = await mall.makeShippingMethod({ layer: 2 });
    const milk = await mall.makeProduct({ layer: 2, rules: [{ amount: 90, stock: 5 }] });
    await shopper.add(ruleOf(milk), {}, 2);
    dataOf(await shopper.ship(home, { street: '迪化街 9 號', note: '按電鈴' }));
    expect((await shipping(2)).body.data).toMatchObject({
      choice: null,
      ready_choice: { shipping_id: chilled.id, street: '迪化街 9 號', note: '' },
    });
  });

  test('is ready with the last choice until that cannot be used', async () => {
    const small = await mall.makeShippingMethod({ name: '小包', maxAmount: 500, position: 9 });
    await shopper.add(ruleOf(mango));
    dataOf(await shopper.ship(small.id));
    expect((await shipping()).body.data).toMatchObject({
      ready_choice: { shipping_id: small.id },
    });
    await shopper.add(ruleOf(mango));
    expect((await shipping()).body.data).toMatchObject({
      choice: { shipping_id: small.id },
      ready_choice: null,
    });
  });

  test('is ready with no island address where the method does not go', async () => {
    await mall.db.update(shippingMethods).set({ islandsOff: '不配送離島' });
    await shopper.add(ruleOf(mango));
    await saveAddress({ county: '澎湖縣', district: '馬公市', zip: '880' });
    expect((await shipping()).body.data).toMatchObject({ ready_choice: null });
  });

  test('lists fees for the islands, and methods that do not go there', async () => {
    await mall.makeShippingMethod({ name: '離島加價', islandsFee: 250, freeFrom: null });
    await mall.makeShippingMethod({ name: '冷藏車', islandsOff: '冷藏車不進離島' });
    await shopper.add(ruleOf(mango), { quantity: 2 });
    const { body } = await shipping();
    const offers = (body.data as { list: { name: string; to: object }[] }).list;
    const to = (name: string) => offers.find((each) => each.name === name)?.to;
    expect(to('離島加價')).toMatchObject({
      main: { fee: 100, available: true, totals: { shipping_fee: 100, total_amount: 700 } },
      islands: { fee: 250, available: true, totals: { shipping_fee: 250, total_amount: 850 } },
    });
    expect(to('冷藏車')).toMatchObject({
      main: { available: true, reason: null },
      islands: { available: false, reason: '冷藏車不進離島' },
    });
  });

  test('stores the choice, with the address as the post office writes it', async () => {
    await shopper.add(ruleOf(mango));
    const chosen = await shopper.ship(home, { county: '台北市', note: '請放管理室' });
    expect(chosen.body.data).toMatchObject({
      choice: { kind: 'home', county: '臺北市', district: '大安區', note: '請放管理室' },
      totals: { total_amount: 400 },
    });
    expect((await shipping()).body.data).toMatchObject({
      choice: (chosen.body.data as { choice: unknown }).choice,
    });
  });

  test.each([
    ['another layer’s', { layer: 2 as const }, {}],
    ['a disabled', { enabled: false }, {}],
    ['a store', { kind: 'cvs' as const }, {}],
    ['a pickup called home', { kind: 'pickup' as const }, {}],
  ])('refuses %s method', async (_, method, more) => {
    const { id } = await mall.makeShippingMethod(method);
    const { status, body } = await shopper.ship(id, more);
    expect([status, body]).toEqual([
      409,
      refused('shippingUnavailable', '無法使用這個配送方式：這個溫層沒有這個配送方式'),
    ]);
  });

  test.each([{ county: '新北市' }, { district: '不存在區' }, { zip: '999' }])(
    'refuses an invalid address: %j',
    async (wrong) => {
      const { status, body } = await shopper.ship(home, wrong);
      expect([status, body]).toEqual([422, refused('addressUnknown')]);
    },
  );

  test.each([
    { county: '澎湖縣', district: '馬公市', zip: '880' },
    { county: '金門縣', district: '金城鎮', zip: '893' },
    { county: '連江縣', district: '南竿鄉', zip: '209' },
    { county: '台東縣', district: '綠島鄉', zip: '951' },
    { county: '臺東縣', district: '蘭嶼鄉', zip: '952' },
    { county: '屏東縣', district: '琉球鄉', zip: '929' },
  ])('refuses an island address that the method does not deliver to: %j', async (island) => {
    const truck = await mall.makeShippingMethod({ islandsOff: '冷藏車不進離島' });
    expect((await shopper.ship(truck.id, island)).body).toEqual(
      refused('shippingUnavailable', '無法使用這個配送方式：冷藏車不進離島'),
    );
    expect((await shopper.ship(home, island)).status).toBe(200);
  });

  test('names each missing field', async () => {
    const { body } = await shopper.ship(home, { phone: '12', street: '' });
    expect(body).toEqual(refused('invalidFields'));
    expect(body.data).toMatchObject({ fields: [{ field: 'phone' }, { field: 'street' }] });
  });
});

describe('payment methods', () => {
  test('offer cards at once, and instalments from NT$3,000', async () => {
    await ready();
    expect((await methods()).body.data).toMatchObject({
      list: [
        { method: 'credit', available: true, reason: null, installments: [] },
        {
          method: 'installments',
          available: false,
          reason: '這個付款方式的最低金額是 NT$3,000',
          installments: [3, 6, 12],
        },
        { method: 'atm', name: 'ATM 虛擬帳號', available: true, installments: [] },
        { method: 'cvs', available: true },
        { method: 'barcode', available: true },
      ],
      totals: { total_amount: 700 },
    });
    await shopper.add(ruleOf(mango), { quantity: 8 });
    await mall.setConfig('payment', 'ecpay_installments', '3, 24,x,99');
    expect((await methods()).body.data).toMatchObject({
      list: [
        { method: 'credit' },
        { available: true, installments: [3, 24] },
        { method: 'atm' },
        { method: 'cvs' },
        { method: 'barcode' },
      ],
      totals: { total_amount: 3000 },
    });
  });

  test('are unavailable with a reason when the shop takes no cards', async () => {
    await ready();
    await mall.setConfig('payment', 'ecpay_status', '0');
    expect((await methods()).body.data).toMatchObject({
      list: [
        { available: false, reason: '目前暫停刷卡付款' },
        { available: false },
        { method: 'atm', available: false, reason: '目前暫停這個付款方式' },
        { available: false },
        { available: false },
      ],
    });
    expect((await shopper.pay(700)).body).toEqual(
      refused('paymentUnavailable', '無法使用這個付款方式：目前暫停刷卡付款'),
    );
  });

  test('of an unknown shipping method are not found', async () => {
    expect((await shopper.call.get('/api/payment/pay/list/1/99')).status).toBe(404);
  });
});

describe('paying', () => {
  test('places the order, takes the stock, empties the cart and opens the cashier', async () => {
    await ready();
    const placed = dataOf<PlacedData>(await shopper.pay(700));
    expect(placed.trans_order_id).toMatch(/^\d{8}[0-9A-Z]{8}$/);
    expect(placed.next).toMatchObject({
      kind: 'form',
      action: '/sandbox/payment',
      fields: {
        TotalAmount: '700',
        ItemName: '愛文芒果 x 2',
        ChoosePayment: 'Credit',
        CustomField1: placed.trans_order_id,
        MerchantTradeNo: expect.stringMatching(/^[0-9A-Z]{20}$/),
        CheckMacValue: expect.stringMatching(/^[0-9A-F]{64}$/),
      },
    });
    expect(await stockOf(mango)).toBe(8);
    expect((await shopper.cart()).list).toEqual([]);

    // The order stores a copy of its items.
    await mall.db.update(products).set({ name: '改名' });
    await mall.db.update(productRules).set({ amount: 999 });
    const order = await shopper.order(placed.trans_order_id);
    expect(order).toMatchObject({
      state: 'pending',
      state_text: '待付款',
      pay_status_text: '未付款',
      can_pay: true,
      final_amount: 700,
      products_count: 2,
      products: [{ p_id: mango.id, p_name: '愛文芒果', amount: 300, count: 2, type: 1 }],
      totals: { items_amount: 600, saved_amount: 100, shipping_fee: 100, total_amount: 700 },
      shipping: {
        name: '常溫宅配',
        recipient: '王小明',
        phone: '0912345678',
        address: '106 臺北市大安區巷口街 1 號',
      },
      payment: { name: '信用卡一次付清', paid_time: null, failure: null },
      invoice: { kind: 'member' },
      timeline: [{ state: 'pending', text: '訂單成立' }],
    });
  });

  test('includes gifts and add-ons', async () => {
    const [cup, spoon] = [await mall.makeProduct({ name: '杯子' }), await mall.makeProduct()];
    await mall.makeGift({ productId: mango.id, minQuantity: 2, giftRuleId: ruleOf(cup) });
    await mall.makeAddOn({ productId: mango.id, addonRuleId: ruleOf(spoon), amount: 10 });
    await ready();
    await shopper.add(ruleOf(spoon), { type: 3, relation_id: ruleOf(mango) });
    const placed = dataOf<PlacedData>(await shopper.pay(710));
    const stored = await mall.db.select().from(orderItems).orderBy(orderItems.id);
    expect(stored.map(({ type, amount, quantity }) => [type, amount, quantity])).toEqual([
      [1, 300, 2],
      [3, 10, 1],
      [2, 0, 1],
    ]);
    expect([await stockOf(cup), await stockOf(spoon)]).toEqual([9, 9]);
    expect((await shopper.order(placed.trans_order_id)).totals.saved_amount).toBe(100 + 110);
  });

  test('sends the instalments and the whole amount to the cashier', async () => {
    await shopper.add(ruleOf(mango), { quantity: 10 });
    await shopper.ship(home);
    const payment = { method: 'installments', installments: 6 };
    const { next, trans_order_id } = dataOf<PlacedData>(await shopper.pay(3000, { payment }));
    expect(next.fields).toMatchObject({ CreditInstallment: '6', TotalAmount: '3000' });
    const order = await shopper.order(trans_order_id);
    expect(order.payment.name).toBe('信用卡分期（6 期）');
  });

  test('stores no address for an order that is picked up', async () => {
    const pickup = await mall.makeShippingMethod({
      kind: 'pickup',
      name: '門市自取',
      description: '臺北市大同區巷口街 12 號',
      fee: 0,
    });
    await shopper.add(ruleOf(mango));
    const { name, phone } = { name: '王小明', phone: '0912345678' };
    const chosen = await shopper.call.post('/api/payment/shipping/1', {
      kind: 'pickup',
      shipping_id: pickup.id,
      name,
      phone,
    });
    expect(chosen.status).toBe(200);
    const placed = dataOf<PlacedData>(await shopper.pay(300));
    expect((await shopper.order(placed.trans_order_id)).shipping).toMatchObject({
      name: '門市自取',
      address: '臺北市大同區巷口街 12 號',
    });
  });

  describe('is refused without any effect', () => {
    const expectNoEffect = async () => {
      expect(await mall.db.$count(orders)).toBe(0);
      expect(await mall.db.$count(paymentAttempts)).toBe(0);
    };

    test('with an empty cart', async () => {
      await shopper.ship(home);
      expect((await shopper.pay(0)).body).toEqual(refused('cartEmpty'));
      await expectNoEffect();
    });

    test('with a line that cannot be bought, which is named', async () => {
      await ready();
      const gone = await mall.makeProduct();
      await shopper.add(ruleOf(gone));
      await mall.db.update(products).set({ published: false }).where(eq(products.id, gone.id));
      await mall.db
        .update(productRules)
        .set({ stock: 1 })
        .where(eq(productRules.productId, mango.id));
      expect((await shopper.pay(700)).body).toEqual(
        refused('cartLineUnbuyable', '有商品目前無法購買：「愛文芒果」只剩 1 件；這項商品已經下架'),
      );
      expect((await shopper.cart()).list).toHaveLength(2);
      await expectNoEffect();
    });

    test('without a shipping method, or with a deleted one', async () => {
      await shopper.add(ruleOf(mango));
      expect((await shopper.pay(400)).body).toEqual(refused('shippingMissing'));
      await shopper.ship(home);
      await mall.db.update(shippingMethods).set({ enabled: false });
      expect((await shopper.pay(400)).body).toEqual(refused('shippingMissing'));
      await expectNoEffect();
    });

    test('with a shipping method that no longer accepts this cart', async () => {
      await ready();
      await mall.db.update(shippingMethods).set({ maxAmount: 599 });
      expect((await shopper.pay(700)).body).toEqual(refused('shippingUnavailable'));
      await expectNoEffect();
    });

    test('in instalments that are not offered', async () => {
      await shopper.add(ruleOf(mango), { quantity: 10 });
      await shopper.ship(home);
      const payment = { method: 'installments', installments: 7 };
      expect((await shopper.pay(3000, { payment })).body).toEqual(
        refused('paymentUnavailable', '無法使用這個付款方式：沒有這個選項'),
      );
      await expectNoEffect();
    });

    test('with an invalid invoice', async () => {
      await ready();
      const { body } = await shopper.pay(700, {
        invoice: { kind: 'company', company_no: '12345678', title: '巷口有限公司' },
      });
      expect(body.data).toMatchObject({ fields: [{ field: 'invoice.company_no' }] });
      await expectNoEffect();
    });

    test('with any total but the right one, which the refusal contains', async () => {
      await ready();
      for (const total of [0, 1, 699, 701, 600, 7000]) {
        const { status, body } = await shopper.pay(total);
        expect([status, body]).toEqual([
          409,
          refused('totalChanged', '金額有變動，目前總計為 NT$700，請再確認一次'),
        ]);
      }
      for (const total of [-1, 700.5, '700', null]) {
        expect((await shopper.pay(Number.NaN, { total_amount: total })).body).toEqual(
          refused('invalidFields'),
        );
      }
      await expectNoEffect();
      expect(await stockOf(mango)).toBe(10);
    });

    test('when the price changed after the shopper saw it', async () => {
      await ready();
      await mall.db.update(productRules).set({ amount: 310 });
      expect((await shopper.pay(700)).body).toEqual(refused('totalChanged'));
      expect((await shopper.pay(720)).status).toBe(200);
    });
  });

  test('ignores prices, fees and discounts in the body', async () => {
    await ready();
    const more = { items_amount: 1, shipping_fee: 0, discount_amount: 699, points: 5, amount: 1 };
    expect((await shopper.pay(1, more)).body).toEqual(refused('totalChanged'));
    const placed = dataOf<PlacedData>(await shopper.pay(700, more));
    expect((await shopper.order(placed.trans_order_id)).final_amount).toBe(700);
  });
});

describe('unpaid orders', () => {
  const order = async () => {
    await shopper.add(ruleOf(mango));
    await shopper.ship(home);
    return shopper.pay(400);
  };

  test('are ten at most, and the next one is refused until one is paid or cancelled', async () => {
    await mall.db.update(productRules).set({ stock: 50 });
    for (let at = 0; at < 10; at += 1) expect((await order()).status).toBe(200);
    const refusal = '無法使用這個付款方式：您有 10 筆訂單還沒有付款，請先付款或取消';
    const { status, body } = await order();
    expect([status, body]).toEqual([409, refused('paymentUnavailable', refusal)]);
    expect(await stockOf(mango)).toBe(40);
    const [one] = await mall.db.select().from(orders).limit(1);
    const o_id = one?.transOrderId;
    await shopper.call.post('/api/order/refund', { o_id, cancel_reason: '買錯了' });
    expect((await shopper.pay(400)).status).toBe(200);
  });

  test('do not include orders that are paid with points alone', async () => {
    await mall.db.update(productRules).set({ stock: 50 });
    for (let at = 0; at < 10; at += 1) await order();
    await mall.db.update(shippingMethods).set({ fee: 0 });
    await mall.givePoints(shopper.id, 300);
    await shopper.add(ruleOf(mango));
    await shopper.call.post('/api/payment/point/1/300');
    expect((await shopper.pay(0)).status).toBe(200);
  });
});

describe('paying again', () => {
  const again = (id: string, body: object = { payment: { method: 'credit' } }) =>
    shopper.call.post(`/api/reset/payment/pay/${id}`, body);

  test('starts a new attempt under a new trade number', async () => {
    await ready();
    const first = dataOf<PlacedData>(await shopper.pay(700));
    const second = dataOf<PlacedData>(await again(first.trans_order_id));
    expect(second.trans_order_id).toBe(first.trans_order_id);
    expect(second.next.fields).toMatchObject({ TotalAmount: '700', ItemName: '愛文芒果 x 2' });
    const numbers = [first, second].map(({ next }) => next.fields['MerchantTradeNo']);
    expect(new Set(numbers).size).toBe(2);
    expect(await mall.db.$count(paymentAttempts)).toBe(2);
    expect(await stockOf(mango)).toBe(8);
  });

  test('is refused after the order’s deadline, or in instalments that its total is too small for', async () => {
    await ready();
    const { trans_order_id } = dataOf<PlacedData>(await shopper.pay(700));
    const parts = { payment: { method: 'installments', installments: 3 } };
    expect((await again(trans_order_id, parts)).body).toEqual(refused('paymentUnavailable'));
    await mall.db.update(orders).set({ expiresAt: new Date(Date.now() - 1) });
    expect((await again(trans_order_id)).body).toEqual(
      refused('orderNotPayable', '這筆訂單已無法付款'),
    );
    expect((await shopper.order(trans_order_id)).can_pay).toBe(false);
  });

  test('is refused alike for another member’s order and a missing one', async () => {
    await ready();
    const { trans_order_id } = dataOf<PlacedData>(await shopper.pay(700));
    const other = await mall.makeShopper();
    const body = { payment: { method: 'credit' } };
    const theirs = await other.call.post(`/api/reset/payment/pay/${trans_order_id}`, body);
    const nobodys = await other.call.post('/api/reset/payment/pay/20260101AAAAAAAA', body);
    expect([theirs.status, theirs.body]).toEqual([404, refused('notFound')]);
    expect(nobodys.body).toEqual(theirs.body);
  });
});
