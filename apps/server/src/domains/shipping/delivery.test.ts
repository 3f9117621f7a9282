import { describe, expect, test } from 'vitest';
import { dataOf } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { DAY_MS, taipeiTime } from '../../kernel/time';

const mall = describeMall();

interface Delivery {
  readonly leaves_by: string | null;
  readonly methods: readonly object[];
  readonly store_pickup: boolean;
  readonly returnable: boolean;
}
const deliveryOf = async (id: number) =>
  dataOf<{ delivery: Delivery }>(await mall.as().get(`/api/product/detail/${id}`)).delivery;
const inDays = (days: number) => taipeiTime(new Date(Date.now() + days * DAY_MS)).slice(0, 10);

describe('the delivery of a product', () => {
  test('is shown to guests: the days, and each method’s fee and threshold', async () => {
    await mall.setConfig('product', 'specify_shipping_days', 3);
    await mall.makeShippingMethod({ transitDays: 1 });
    await mall.makeShippingMethod({ layer: 2, name: '冷藏宅配' });
    const { id } = await mall.makeProduct({ rules: [{ amount: 300 }] });
    expect(await deliveryOf(id)).toMatchObject({
      leaves_by: inDays(3),
      methods: [
        { kind: 'home', name: '常溫宅配', fee: 100, free_from: 1000, arrives_by: inDays(4) },
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
      leaves_by: null,
      methods: [{ arrives_by: null }],
    });
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
