import { HOME } from '@mall/server/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mall } from './client';
import { refusalOf, setupMall } from './testing/setup';

const setup = setupMall();
let mall: Mall;
let ticket = 0;
beforeEach(async () => {
  const { server } = setup;
  const member = await server.makeMember();
  mall = await setup.signedIn(member);
  const { rules } = await server.makeProduct({ rules: [{ amount: 300, stock: 5 }] });
  const { id: shipping_id } = await server.makeShippingMethod();
  await mall.cart.add(1, { rule_id: rules[0]?.id ?? 0, relation_id: 0, quantity: 1, type: 1 });
  await mall.checkout.chooseShipping(1, { ...HOME, shipping_id });
  const coupon = await server.makeCoupon({ name: '巷口折百', value: 100, stackable: true });
  ticket = await server.makeTicket(member.id, coupon.id);
  await server.makeCoupon({ code: 'FREESHIP', kind: 'shipping', value: 0, stackable: true });
  await server.makeCoupon({ code: 'BIG', minAmount: 5000 });
});

describe('mall.coupons', () => {
  it('lists coupons, applies one beside a code, and removes both', async () => {
    expect((await mall.coupons.list('usable')).list).toMatchObject([{ id: ticket }]);
    expect((await mall.coupons.list('used')).page.total_count).toBe(0);
    const { list, totals } = await mall.coupons.apply(1, [ticket, 'freeship']);
    expect(totals).toMatchObject({ coupon_amount: 200, total_amount: 200 });
    expect(list.every(({ chosen }) => chosen)).toBe(true);
    expect(await mall.coupons.forCart(1)).toEqual(list);
    expect((await mall.coupons.apply(1, [])).totals.total_amount).toBe(400);
  });

  it('returns the value of a code', async () => {
    expect(await mall.coupons.check('FREESHIP')).toMatchObject({
      valid: true,
      coupon: { kind: 'shipping' },
    });
    expect(await mall.coupons.check('NOSUCH')).toMatchObject({ valid: false, coupon: null });
  });

  it.each([
    ['couponUnknown', () => mall.coupons.apply(1, [ticket + 99])],
    ['couponUnknown', () => mall.coupons.apply(1, ['NOSUCH'])],
    ['couponUnusable', () => mall.coupons.apply(1, ['BIG'])],
    ['unauthenticated', () => setup.guest().coupons.forCart(1)],
  ] as const)('refuses as %s', async (refusal, call) => {
    expect(await refusalOf(call(), refusal)).toBe(refusal);
  });
});
