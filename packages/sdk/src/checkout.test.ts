import { HOME } from '@mall/server/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mall } from './client';
import { refusalOf, setStage } from './testing/stage';

const stage = setStage();
let mall: Mall;
let shipping_id = 0;
beforeEach(async () => {
  mall = await stage.signedIn();
  const { rules } = await stage.server.makeProduct({ rules: [{ amount: 300, stock: 5 }] });
  ({ id: shipping_id } = await stage.server.makeShippingMethod());
  const rule_id = rules[0]?.id ?? 0;
  await mall.cart.add(1, { rule_id, relation_id: 0, quantity: 1, type: 1 });
});
const wanted = { payment: { method: 'credit' }, invoice: { kind: 'member' } } as const;

describe('checkout', () => {
  it('goes from shipping to a placed order that waits for its payment', async () => {
    const { list, choice } = await mall.checkout.shippingMethods(1);
    expect([list.map(({ id }) => id), choice]).toEqual([[shipping_id], null]);
    const chosen = await mall.checkout.chooseShipping(1, { ...HOME, shipping_id });
    expect(chosen.totals.total_amount).toBe(400);
    const ways = await mall.checkout.paymentMethods(1, shipping_id);
    expect(ways.list[0]).toMatchObject({ method: 'credit', available: true });

    const { total_amount } = chosen.totals;
    const options = { idempotencyKey: 'a-key-of-this-test' };
    const placed = await mall.checkout.pay(1, { ...wanted, total_amount }, options);
    expect(await mall.checkout.pay(1, { ...wanted, total_amount }, options)).toEqual(placed);
    const again = await mall.checkout.payAgain(placed.trans_order_id, { payment: wanted.payment });
    expect(again.next).not.toEqual(placed.next);
  });

  it('refuses a total that is not the right one, and says which is', async () => {
    await mall.checkout.chooseShipping(1, { ...HOME, shipping_id });
    const call = mall.checkout.pay(1, { ...wanted, total_amount: 1 });
    expect(await refusalOf(call, 'totalChanged')).toBe('totalChanged');
    await expect(call).rejects.toThrow('NT$400');
  });

  it.each([
    ['shippingMissing', () => mall.checkout.pay(1, { ...wanted, total_amount: 400 })],
    ['addressUnknown', () => mall.checkout.chooseShipping(1, { ...HOME, zip: '999', shipping_id })],
    ['notFound', () => mall.checkout.paymentMethods(1, 999)],
    ['notFound', () => mall.checkout.payAgain('20261120ZZZZZZZZ', { payment: wanted.payment })],
  ] as const)('refuses as %s', async (refusal, call) => {
    expect(await refusalOf(call(), refusal)).toBe(refusal);
  });
});
