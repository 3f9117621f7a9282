import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useBestCoupon, useCart, useCartCoupons } from '../index';
import { clearCheckout } from '../checkout/clear-checkout';
import { renderHookWithMall, setupMall, waitForIdle } from '../testing/setup';

const setup = setupMall();
beforeEach(clearCheckout);

/** A cart for NT$500, and a member with coupons of 10 % and of NT$80. */
async function openCart() {
  const { server } = setup;
  const cake = await server.makeProduct({ rules: [{ amount: 500, stock: 9 }] });
  await server.makeShippingMethod({ fee: 100, freeFrom: null });
  const member = await server.makeMember();
  const tenth = await server.makeCoupon({ name: '九折', kind: 'percent', value: 10 });
  const fixed = await server.makeCoupon({ name: '折 80', kind: 'amount', value: 80 });
  for (const { id } of [tenth, fixed]) await server.makeTicket(member.id, id);
  const rule_id = cake.rules[0]?.id ?? 0;
  await server
    .as(member)
    .post('/api/shopping/cart/1/add', { rule_id, quantity: 1, type: 1, relation_id: 0 });
  const { result } = renderHookWithMall(await setup.signedIn(member), () => {
    const coupons = useCartCoupons(1);
    return { cart: useCart(1), coupons, best: useBestCoupon(1, coupons) };
  });
  const chosen = () =>
    result.current.coupons.offered
      .filter(({ id }) => result.current.coupons.chosen.includes(id))
      .map(({ name }) => name);
  return { result, chosen };
}

it('applies the coupon that saves most, and another one when the cart changes', async () => {
  const { result, chosen } = await openCart();
  await waitFor(() => expect(chosen()).toEqual(['折 80']));
  expect(result.current.best).toBe(result.current.coupons.chosen[0]);
  await waitFor(() => expect(result.current.cart.cart?.list).toHaveLength(1));
  const [line] = result.current.cart.cart?.list ?? [];
  if (!line) throw new Error('The cart has a line');
  act(() => result.current.cart.setQuantity(line, 2));
  await waitFor(() => expect(result.current.cart.cart?.totals.items_amount).toBe(1000));
  await act(async () => void (await result.current.coupons.list.refetch()));
  await waitFor(() => expect(chosen()).toEqual(['九折']));
});

it('leaves all coupons off when the member takes off the applied one and the cart changes', async () => {
  const { result, chosen } = await openCart();
  await waitFor(() => expect(chosen()).toEqual(['折 80']));
  await act(() => result.current.coupons.choose.mutateAsync([]));
  await waitFor(() => expect(result.current.cart.cart?.list).toHaveLength(1));
  const [line] = result.current.cart.cart?.list ?? [];
  if (!line) throw new Error('The cart has a line');
  // Another coupon saves most now.
  act(() => result.current.cart.setQuantity(line, 2));
  await waitFor(() => expect(result.current.cart.cart?.totals.items_amount).toBe(1000));
  await act(async () => void (await result.current.coupons.list.refetch()));
  await waitForIdle();
  expect(result.current.coupons.offered[0]?.name).toBe('九折');
  expect(chosen()).toEqual([]);
});
