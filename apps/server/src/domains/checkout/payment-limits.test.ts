import { beforeEach, describe, expect, test } from 'vitest';
import { dataOf, type PlacedData, type Shopper } from '../../testing';
import { describeMall } from '../../testing/describe-mall';
import { refused } from '../../testing/refused';

const mall = describeMall({ logLevel: 'silent' });
let shopper: Shopper;
let pickup: number;

beforeEach(async () => {
  shopper = await mall.makeShopper();
  pickup = (await mall.makeShippingMethod({ fee: 0 })).id;
  await mall.setConfig('payment', 'money_transfer_account', '00123456789');
});

/** Fills the cart with one product of this price, and ships it for free. */
async function fillCart(total: number): Promise<void> {
  const product = await mall.makeProduct({ rules: [{ amount: total, stock: 9 }] });
  await shopper.add(product.rules[0]?.id ?? 0);
  await shopper.ship(pickup);
}

const choiceOf = (method: string) => ({
  payment: method === 'installments' ? { method, installments: 3 } : { method },
});
const floorText = (least: string) => `這個付款方式的最低金額是 NT$${least}`;
const ceilingText = (most: string) => `這個付款方式的最高金額是 NT$${most}`;

interface Offer {
  readonly list: readonly { readonly method: string; readonly reason: string | null }[];
}
/** The reason that the checkout's payment list shows for a method. */
async function reasonInList(method: string): Promise<string | null | undefined> {
  const { list } = dataOf<Offer>(await shopper.call.get(`/api/payment/pay/list/1/${pickup}`));
  return list.find((offered) => offered.method === method)?.reason;
}

/** The minimum and maximum of each method by default, and both as text. */
const limits = [
  ['credit', 5, 199_999, '5', '199,999'],
  ['installments', 3_000, 199_999, '3,000', '199,999'],
  ['atm', 11, 49_999, '11', '49,999'],
  ['cvs', 33, 6_000, '33', '6,000'],
  ['barcode', 17, 20_000, '17', '20,000'],
  ['transfer', 1, 2_000_000, '1', '2,000,000'],
] as const;

describe.each(limits)('%s', (method, floor, ceiling, least, most) => {
  test.each([
    ...(floor > 1 ? [[floor - 1, floorText(least)] as const] : []),
    [floor, null],
    [ceiling, null],
    [ceiling + 1, ceilingText(most)],
  ] as const)(
    `answers the list and the order alike when the total is %i`,
    async (total, reason) => {
      await fillCart(total);
      expect(await reasonInList(method)).toBe(reason);
      const { body } = await shopper.pay(total, choiceOf(method));
      if (reason === null) expect(body).toMatchObject({ valid: true });
      else expect(body).toEqual(refused('paymentUnavailable', `無法使用這個付款方式：${reason}`));
    },
  );
});

describe('an unpaid order', () => {
  test('cannot be paid again by a method when its total exceeds the ceiling', async () => {
    await fillCart(6_001);
    const { trans_order_id: id } = dataOf<PlacedData>(await shopper.pay(6_001));
    const reason = ceilingText('6,000');
    const preview = await shopper.call.get(`/api/reset/payment/preview/${id}`);
    const { payment_methods } = dataOf<{ payment_methods: Offer['list'] }>(preview);
    expect(payment_methods.find((offered) => offered.method === 'cvs')?.reason).toBe(reason);
    const { body } = await shopper.call.post(`/api/reset/payment/pay/${id}`, choiceOf('cvs'));
    expect(body).toEqual(refused('paymentUnavailable', `無法使用這個付款方式：${reason}`));
    const other = await shopper.call.post(`/api/reset/payment/pay/${id}`, choiceOf('barcode'));
    expect(other.body).toMatchObject({ valid: true });
  });
});

describe('the settings of the shop', () => {
  test('replace the limits of a method', async () => {
    await mall.setConfig('payment', 'cvs_min_amount', 500);
    await mall.setConfig('payment', 'cvs_max_amount', '8000');
    await fillCart(499);
    expect(await reasonInList('cvs')).toBe(floorText('500'));
    await fillCart(7_501);
    expect(await reasonInList('cvs')).toBe(null);
    await fillCart(1);
    expect(await reasonInList('cvs')).toBe(ceilingText('8,000'));
  });

  test('are public, so that a storefront can show the limits', async () => {
    const { body } = await mall.as().get('/api/configs');
    expect(body.data).toMatchObject({ payment: { cvs_min_amount: 33, cvs_max_amount: 6_000 } });
  });
});
