import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { productRules, products, shippingMethods, storeMapVisits } from '../../db/schema';
import { dataOf, type MadeProduct, type PlacedData, type Shopper } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { formsOf, pressIn, sendForm } from '../../testing/forms';
import { refused } from '../../testing/refused';

let shopper: Shopper;
let cake: MadeProduct;
let seven: number;
const mall = describeMall({ storefrontOrigins: ['https://club.example'] });
beforeEach(async () => {
  shopper = await mall.makeShopper();
  cake = await mall.makeProduct({ name: '鳳梨酥', rules: [{ amount: 300, stock: 100 }] });
  const store = { kind: 'cvs', name: '7-ELEVEN 取貨', fee: 60, provider: 'UNIMART' } as const;
  seven = (await mall.makeShippingMethod({ ...store, islandsOff: '離島門市暫不開放' })).id;
  await shopper.add(cake.rules[0]?.id ?? 0);
});

interface MapForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}
const openMap = async (who = shopper, id = seven) =>
  dataOf<MapForm>(await who.call.get(`/api/payment/shipping/map/${id}`));
const mapPage = async ({ action, fields }: MapForm) =>
  (await sendForm(mall.baseUrl, action, fields)).text();
/** Picks a store as a browser does. @returns the redirect's URL. */
const pick = async (name: string, form?: MapForm) => {
  const page = await mapPage(form ?? (await openMap()));
  const [back] = await pressIn(mall.baseUrl, page, name);
  return back?.headers.get('location') ?? '';
};
const recipient = { name: '王小明', phone: '0912345678' };
const choose = (shipping_id = seven, who = shopper) =>
  who.call.post('/api/payment/shipping/1', { kind: 'cvs', shipping_id, ...recipient });
const listed = async (who = shopper) =>
  dataOf<{ list: { id: number; store: object | null; available: boolean; reason: string }[] }>(
    await who.call.get('/api/payment/shipping/list/1'),
  ).list.find(({ id }) => id === seven);

describe('the store map', () => {
  test('is opened with a form that is identified by its nonce alone', async () => {
    const { action, fields } = await openMap();
    expect(action).toBe('/sandbox/map');
    expect(fields).toMatchObject({
      LogisticsType: 'CVS',
      LogisticsSubType: 'UNIMART',
      IsCollection: 'N',
      ServerReplyURL: expect.stringMatching(/\/api\/payment\/ecpay\/map$/),
      ExtraData: expect.stringMatching(/^[0-9A-Z]{20}$/),
      MerchantTradeNo: expect.stringMatching(/^[0-9A-Z]{20}$/),
    });
  });

  test('is for members, and for methods that have stores', async () => {
    expect((await mall.as().get(`/api/payment/shipping/map/${seven}`)).status).toBe(401);
    const home = await mall.makeShippingMethod();
    const cool = await mall.makeShippingMethod({ kind: 'cvs', layer: 2, provider: 'UNIMART' });
    const off = await mall.makeShippingMethod({ kind: 'cvs', provider: 'FAMI', enabled: false });
    for (const id of [home.id, cool.id, off.id, 999]) {
      const { body } = await shopper.call.get(`/api/payment/shipping/map/${id}`);
      expect(body).toEqual(refused('notFound'));
    }
  });

  test('offers the chain’s stores, and returns with the picked one', async () => {
    const page = await mapPage(await openMap());
    expect(page).toContain('選擇 7-ELEVEN 門市');
    expect(Object.keys(formsOf(page))).toContain('大安門市');
    const form = await openMap();
    expect(await pick('大安門市', form)).toBe(
      `/cart/map/${seven}?ticket=${form.fields['ExtraData']}`,
    );
    expect(await listed()).toMatchObject({
      store: { id: '991183', name: '大安門市', address: expect.stringContaining('大安區') },
    });
  });

  test('accepts one store per visit, of one member, for one method, for an hour', async () => {
    const form = await openMap();
    await pick('大安門市', form);
    expect(await pick('板橋門市', form)).toBe('/cart/shipping');
    expect(await listed()).toMatchObject({ store: { name: '大安門市' } });

    const other = await mall.makeShopper();
    await other.add(cake.rules[0]?.id ?? 0);
    expect(await listed(other)).toMatchObject({ store: null });

    const late = await openMap();
    await mall.db
      .update(storeMapVisits)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(storeMapVisits.nonce, late.fields['ExtraData'] ?? ''));
    expect(await pick('板橋門市', late)).toBe('/cart/shipping');
  });

  describe('opened by a storefront of another origin', () => {
    const checkout = 'https://club.example/checkout?step=2#stores';
    const openFrom = (return_url: string) =>
      shopper.call.get(
        `/api/payment/shipping/map/${seven}?return_url=${encodeURIComponent(return_url)}`,
      );

    test('returns to its page with the shipping method, each time the map answers', async () => {
      const form = dataOf<MapForm>(await openFrom(checkout));
      expect(await pick('大安門市', form)).toBe(
        `https://club.example/checkout?step=2&shipping=${seven}#stores`,
      );
      expect(await listed()).toMatchObject({ store: { name: '大安門市' } });
      // Back, and once more on the same map: the store stays.
      expect(await pick('板橋門市', form)).toBe(checkout);
      expect(await listed()).toMatchObject({ store: { name: '大安門市' } });
    });

    test.each([
      'https://evil.example/',
      'https://club.example.evil.test/',
      'https://a@club.example/',
    ])('refuses to return to %s, which the shop does not list', async (url) => {
      expect((await openFrom(url)).body).toEqual(refused('returnUnknown'));
    });
  });

  test('rejects a reply without a nonce of its own', async () => {
    const store = { CVSStoreID: '1', CVSStoreName: '假的', CVSAddress: '臺北市' };
    for (const ExtraData of ['', 'A'.repeat(20), '0']) {
      const back = await sendForm(mall.baseUrl, '/api/payment/ecpay/map', { ...store, ExtraData });
      expect([back.status, back.headers.get('location')]).toEqual([303, '/cart/shipping']);
    }
    const { fields } = await openMap();
    const half = { ExtraData: fields['ExtraData'] ?? '', CVSStoreID: '1' };
    const back = await sendForm(mall.baseUrl, '/api/payment/ecpay/map', half);
    expect(back.headers.get('location')).toBe('/cart/shipping');
    expect(await listed()).toMatchObject({ store: null });
  });

  test('of the sandbox refuses an invalid form', async () => {
    const { action, fields } = await openMap();
    for (const wrong of [
      { LogisticsSubType: 'NONE' },
      { ServerReplyURL: 'https://evil.test/steal' },
      { LogisticsType: 'HOME' },
    ]) {
      const reply = await sendForm(mall.baseUrl, action, { ...fields, ...wrong });
      expect(reply.status).toBe(400);
    }
  });
});

describe('pickup at a store', () => {
  test('requires a store, stores it, and writes it on the order', async () => {
    expect((await choose()).body).toEqual(refused('storeMissing'));
    await pick('大安門市');
    expect((await choose()).body.data).toMatchObject({
      choice: { kind: 'cvs', shipping_id: seven, ...recipient },
      totals: { shipping_fee: 60, total_amount: 360 },
    });
    const { trans_order_id } = dataOf<PlacedData>(await shopper.pay(360));
    expect((await shopper.order(trans_order_id)).shipping).toMatchObject({
      name: '7-ELEVEN 取貨',
      address: '大安門市（臺北市大安區和平東路二段 106 號）',
    });
  });

  test('on an island is refused when the method does not go there', async () => {
    await pick('馬公門市');
    expect((await choose()).body).toEqual(
      refused('shippingUnavailable', '無法使用這個配送方式：離島門市暫不開放'),
    );
    await mall.db.update(shippingMethods).set({ islandsOff: null, islandsFee: 90 });
    expect((await choose()).body.data).toMatchObject({ totals: { shipping_fee: 90 } });
  });

  test('is limited to NT$20,000 and to small items', async () => {
    await pick('大安門市');
    await shopper.add(cake.rules[0]?.id ?? 0, { quantity: 66 });
    expect(await listed()).toMatchObject({
      available: false,
      reason: '商品金額超過 NT$20,000，請改選其他配送方式',
    });
    expect((await choose()).body).toEqual(refused('shippingUnavailable'));
    await shopper.call.post('/api/shopping/cart/1/update', {
      rule_id: cake.rules[0]?.id,
      relation_id: 0,
      quantity: 1,
    });
    await choose();
    await mall.db.update(products).set({ fitsStorePickup: false });
    const reason = '「鳳梨酥」的尺寸或重量超過超商取貨的限制';
    expect(await listed()).toMatchObject({ available: false, reason });
    expect((await shopper.pay(360)).body).toEqual(
      refused('shippingUnavailable', `無法使用這個配送方式：${reason}`),
    );
  });

  test.each([
    ['the limit of stores', null, '商品金額超過 NT$20,000，請改選其他配送方式'],
    ['the limit of the method', 9_000, '商品金額超過 NT$9,000，請改選其他配送方式'],
  ])('accepts exactly %s, and not a dollar more', async (_, maxAmount, reason) => {
    await mall.db.update(shippingMethods).set({ maxAmount });
    await mall.db.update(productRules).set({ amount: maxAmount ?? 20_000 });
    await pick('大安門市');
    expect(await listed()).toMatchObject({ available: true });
    expect((await choose()).status).toBe(200);
    await mall.db.update(productRules).set({ amount: (maxAmount ?? 20_000) + 1 });
    expect(await listed()).toMatchObject({ available: false, reason });
  });

  test('is not offered for refrigerated items, and by one network for frozen ones', async () => {
    const none = { layer: 2, kind: 'cvs', name: '冷藏取貨', provider: 'UNIMART' } as const;
    await mall.makeShippingMethod(none);
    await mall.makeShippingMethod({ ...none, layer: 3, provider: 'FAMI' });
    await mall.makeShippingMethod({ ...none, layer: 3, provider: 'UNIMARTFREEZE', position: 1 });
    const read = async (layer: number) =>
      dataOf<{ list: { available: boolean }[] }>(
        await shopper.call.get(`/api/payment/shipping/list/${layer}`),
      ).list.map(({ available }) => available);
    expect([await read(2), await read(3)]).toEqual([[false], [false, true]]);
  });
});
