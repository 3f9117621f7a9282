import { describe, expect, test } from 'vitest';
import { dataOf } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { DAY_MS } from '../../kernel/time';

const mall = describeMall();

interface Delivery {
  readonly methods: readonly { readonly departure: { readonly leaves_on: string } | null }[];
  readonly store_pickup: boolean;
  readonly returnable: boolean;
}
const deliveryOf = async (id: number) =>
  dataOf<{ delivery: Delivery }>(await mall.as().get(`/api/product/detail/${id}`)).delivery;

const leavesOn = async (id: number) => {
  const [method] = (await deliveryOf(id)).methods;
  return method?.departure?.leaves_on ?? '';
};

describe('the delivery of a product', () => {
  test('is shown to guests: the days, fee and threshold of each method', async () => {
    await mall.setConfig('product', 'specify_shipping_days', 3);
    await mall.makeShippingMethod({ transitDays: 1 });
    await mall.makeShippingMethod({ name: '慢慢寄', transitDays: null });
    await mall.makeShippingMethod({ layer: 2, name: '冷藏宅配' });
    const { id } = await mall.makeProduct({ rules: [{ amount: 300 }] });
    expect(await deliveryOf(id)).toMatchObject({
      methods: [
        {
          kind: 'home',
          name: '常溫宅配',
          fee: 100,
          free_from: 1000,
          departure: {
            order_by: expect.stringMatching(/ 14:00:00$/),
            leaves_on: expect.any(String),
            arrives_on: expect.any(String),
          },
        },
        { name: '慢慢寄', departure: { leaves_on: expect.any(String), arrives_on: null } },
      ],
      store_pickup: false,
      returnable: true,
    });
  });

  test('has no day when the shop promises none', async () => {
    await mall.setConfig('product', 'specify_shipping_days', 0);
    await mall.makeShippingMethod({ transitDays: 1 });
    const { id } = await mall.makeProduct();
    expect(await deliveryOf(id)).toMatchObject({
      methods: [{ departure: null }],
    });
  });

  test('is on no holiday and only on the weekdays of the shop and the carrier', async () => {
    await mall.setConfig('product', 'specify_shipping_days', 1);
    await mall.setConfig('calendar', 'working_days', '4');
    await mall.makeShippingMethod({ transitDays: 1, deliversOn: [1] });
    const { id } = await mall.makeProduct();
    const thursday = await leavesOn(id);
    expect(new Date(thursday).getUTCDay()).toBe(4);
    await mall.setConfig('calendar', 'holidays', `2026-01-01, ${thursday}`);
    const next = await leavesOn(id);
    expect(new Date(next).getTime()).toBe(new Date(thursday).getTime() + 7 * DAY_MS);
  });

  test('is free from the threshold on, as in the cart', async () => {
    await mall.makeShippingMethod();
    const { id } = await mall.makeProduct({ rules: [{ amount: 1000 }] });
    expect(await deliveryOf(id)).toMatchObject({ methods: [{ fee: 0 }] });
  });

  test('has the reason when stores do not take it', async () => {
    await mall.makeShippingMethod({ kind: 'cvs', provider: 'FAMI', name: '全家取貨' });
    const small = await mall.makeProduct();
    const large = await mall.makeProduct({ name: '大西瓜', fitsStorePickup: false });
    expect(await deliveryOf(small.id)).toMatchObject({
      store_pickup: true,
      methods: [{ reason: null }],
    });
    expect(await deliveryOf(large.id)).toMatchObject({
      store_pickup: false,
      methods: [{ reason: '「大西瓜」的尺寸或重量超過超商取貨的限制' }],
    });
  });

  test('is closed for stores when the product spoils before it is picked up', async () => {
    await mall.makeShippingMethod({ kind: 'cvs', provider: 'FAMI', name: '全家取貨' });
    const bread = await mall.makeProduct({ name: '湯種吐司', shelfDays: 3 });
    const noodles = await mall.makeProduct({ shelfDays: 240 });
    expect(await deliveryOf(noodles.id)).toMatchObject({ store_pickup: true });
    expect(await deliveryOf(bread.id)).toMatchObject({
      store_pickup: false,
      methods: [{ reason: '「湯種吐司」放不了那麼久，不能送到超商等您取貨' }],
    });
    const { body } = await mall.as().get('/api/product/all?store_pickup=1');
    expect(body.data).toMatchObject({ list: [{ p_id: noodles.id }], page: { total_count: 1 } });
  });

  test.each([
    [1, false, true],
    [1, true, false],
    [2, false, false],
    [3, false, false],
  ] as const)(
    'at temperature %i, perishable %s, can be returned: %s',
    async (layer, perishable, returnable) => {
      const { id } = await mall.makeProduct({ layer, perishable });
      expect(await deliveryOf(id)).toMatchObject({ returnable });
    },
  );
});
