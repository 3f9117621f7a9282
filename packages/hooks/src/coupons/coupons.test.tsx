import { HOME, type TestMember } from '@mall/server/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { isMallError } from '@mall/sdk';
import { useCartCoupons, useCartPoints, useCheckout } from '../index';
import { renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

let member: TestMember;
beforeEach(async () => {
  const { server } = setup;
  member = await server.makeMember();
  const cake = await server.makeProduct({ rules: [{ amount: 300, stock: 50 }] });
  const homeDelivery = await server.makeShippingMethod({ fee: 100, freeFrom: null });
  const call = server.as(member);
  const rule_id = cake.rules[0]?.id ?? 0;
  await call.post('/api/shopping/cart/1/add', { rule_id, quantity: 2, type: 1, relation_id: 0 });
  await call.post('/api/payment/shipping/1', { ...HOME, shipping_id: homeDelivery.id });
});

/** Gives the member a ticket of a coupon for NT$ off. */
async function hold(name: string, more: Parameters<typeof setup.server.makeCoupon>[0] = {}) {
  const { id } = await setup.server.makeCoupon({ name, ...more });
  return setup.server.makeTicket(member.id, id);
}

/** Renders the normal layer's coupons and points, with the checkout beside them. */
async function atPayment() {
  const { result } = renderHookWithMall(await setup.signedIn(member), () => ({
    coupons: useCartCoupons(1),
    points: useCartPoints(1),
    checkout: useCheckout(1),
  }));
  await waitFor(() => expect(result.current.coupons.list.isSuccess).toBe(true));
  await waitFor(() => expect(result.current.points.most).toBeDefined());
  const total = (amount: number) =>
    waitFor(() => expect(result.current.checkout.totals?.total_amount).toBe(amount));
  const offered = () =>
    result.current.coupons.offered.map(({ name, discount_amount }) => [name, discount_amount]);
  const named = (name: string) => {
    const found = result.current.coupons.offered.find((each) => each.name === name);
    if (!found) throw new Error(`${name} is not offered`);
    return found;
  };
  return { result, total, offered, named };
}

it('ranks coupons by their discount on this cart, and returns the reason of the others', async () => {
  await hold('折 50', { value: 50 });
  await hold('免運券', { kind: 'shipping', value: 0, stackable: true });
  await hold('大額券', { value: 500, minAmount: 5000 });
  const { offered, result } = await atPayment();
  expect(offered()).toEqual([
    ['免運券', 100],
    ['折 50', 50],
  ]);
  expect(result.current.coupons.refused).toMatchObject([
    { name: '大額券', reason: '商品滿 NT$5,000 才能使用，還差 NT$4,400' },
  ]);
});

it('combines stackable coupons, replaces the others, and updates the totals', async () => {
  await hold('折 50', { value: 50 });
  await hold('折 80', { value: 80 });
  await hold('免運券', { kind: 'shipping', value: 0, stackable: true });
  const { result, total, named, offered } = await atPayment();
  await total(700);
  act(() => result.current.coupons.toggle(named('折 50')));
  await total(650);
  act(() => result.current.coupons.toggle(named('免運券')));
  await total(550);
  // The other one replaces it, because they cannot be combined.
  expect(offered()).toContainEqual(['折 80', 80]);
  expect(named('折 80').usable).toBe(false);
  act(() => result.current.coupons.toggle(named('折 80')));
  await total(520);
  expect(named('折 50').chosen).toBe(false);
  act(() => result.current.coupons.toggle(named('免運券')));
  await total(620);
});

it('shows a choice at once', async () => {
  await hold('折 50', { value: 50 });
  const testClient = await setup.signedIn(member);
  const { result } = renderHookWithMall(testClient, () => useCartCoupons(1));
  await waitFor(() => expect(result.current.offered).toHaveLength(1));
  const held = testClient.network.hold('POST /api/payment/coupon/1');
  const [coupon] = result.current.offered;
  if (coupon) act(() => result.current.toggle(coupon));
  await waitFor(() => expect(result.current.chosen).toEqual([coupon?.id]));
  held.release();
  await waitFor(() => expect(result.current.choose.isPending).toBe(false));
  expect(result.current.chosen).toEqual([coupon?.id]);
});

it('adds a code to the chosen coupons, and reports why a code is refused', async () => {
  await hold('折 50', { value: 50 });
  await setup.server.makeCoupon({ code: 'ALLEY80', value: 80, stackable: true });
  const { result, total, named } = await atPayment();
  act(() => result.current.coupons.toggle(named('折 50')));
  await total(650);
  await act(() => result.current.coupons.enterCode.mutateAsync('ALLEY80'));
  await total(570);
  let refusal: unknown;
  await act(async () => {
    refusal = await result.current.coupons.enterCode
      .mutateAsync('NOSUCH')
      .catch((error: unknown) => error);
  });
  expect(isMallError(refusal, 'couponUnknown')).toBe(true);
  await total(570);
});

it("spends points on the amount that coupons leave, up to the cart's maximum", async () => {
  await hold('折 500', { value: 500 });
  await setup.server.givePoints(member.id, 300);
  const { result, total, named } = await atPayment();
  expect(result.current.points).toMatchObject({ balance: 300, most: 300, used: 0 });
  act(() => result.current.points.spend.mutate(120));
  await total(580);
  expect(result.current.points.used).toBe(120);
  act(() => result.current.coupons.toggle(named('折 500')));
  await waitFor(() => expect(result.current.points).toMatchObject({ most: 100, used: 100 }));
  await total(100);
  act(() => result.current.points.spend.mutate(101));
  await waitFor(() =>
    expect(isMallError(result.current.points.spend.error, 'pointsShort')).toBe(true),
  );
  await total(100);
});
