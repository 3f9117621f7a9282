import { shopperOf, type TestMember } from '@mall/server/testing';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCartCoupons, useCartPoints, useCheckout } from '../index';
import { renderHookWithMall, setupMall, signIn, waitForIdle } from '../testing/setup';

const setup = setupMall();

/** Fills the cart of a member, and gives them a coupon and points. */
async function fillCart(member: TestMember): Promise<void> {
  const { server } = setup;
  const { add, ship } = shopperOf(server.as(member), member);
  const cake = await server.makeProduct({ rules: [{ amount: 300, stock: 50 }] });
  await add(cake.rules[0]?.id ?? 0, { quantity: 2 });
  await ship((await server.makeShippingMethod({ fee: 100, freeFrom: null })).id);
  await server.givePoints(member.id, 200);
  const coupon = await server.makeCoupon({ name: '折 50', value: 50 });
  await server.makeTicket(member.id, coupon.id);
}

const useCart = () => {
  const { totals } = useCheckout(1);
  const { offered, choose, enterCode } = useCartCoupons(1);
  const { balance, spend } = useCartPoints(1);
  return { totals, offered, choose, enterCode, balance, spend };
};
type Cart = ReturnType<typeof useCart>;

it.each([
  {
    what: 'points',
    call: 'POST /api/payment/point/1/',
    first: ({ spend }: Cart) => spend.mutateAsync(20),
    second: ({ spend }: Cart) => spend.mutateAsync(100),
  },
  {
    what: 'a choice of coupons',
    call: 'POST /api/payment/coupon/1',
    first: ({ choose }: Cart) => choose.mutateAsync([]),
    second: ({ choose, offered }: Cart) => choose.mutateAsync(offered.map(({ id }) => id)),
  },
  {
    what: 'the code of a coupon',
    call: 'POST /api/payment/coupon/1',
    first: ({ choose }: Cart) => choose.mutateAsync([]),
    second: ({ enterCode }: Cart) => enterCode.mutateAsync('ALLEY80'),
  },
])(
  '$what that wait for an earlier call are not sent when another member has signed in meanwhile',
  async ({ call, first, second }) => {
    const { server } = setup;
    await server.makeCoupon({ code: 'ALLEY80', value: 80 });
    const [one, next] = [await server.makeMember(), await server.makeMember()];
    await fillCart(one);
    await fillCart(next);
    const testClient = await setup.signedIn(one);
    const { result } = renderHookWithMall(testClient, useCart);
    await waitFor(() => {
      expect(result.current.offered).toHaveLength(1);
      expect(result.current.balance).toBe(200);
    });
    const held = testClient.network.hold(call, 'reply');
    const writes: Promise<unknown>[] = [];
    act(() => void writes.push(first(result.current)));
    await held.reached;
    act(() => void writes.push(second(result.current)));
    const ended = Promise.allSettled(writes);

    await act(() => signIn(server, testClient.mall, next));
    await waitFor(() => expect(result.current.balance).toBe(200));
    const before = result.current.totals;
    held.release();
    const [, waited] = await act(() => ended);
    await waitForIdle();
    expect(waited).toMatchObject({
      status: 'rejected',
      reason: { failure: 'unauthenticated' },
    });
    expect(testClient.network.count(call)).toBe(1);
    expect(result.current.totals).toEqual(before);
  },
);
