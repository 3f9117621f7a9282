import type { MadeProduct, TestMember } from '@mall/server/testing';
import type { Cart } from '@mall/sdk';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useAddToCart, useBadges, useCart, useLiveConnection } from '../index';
import { waitForIdle, renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();
const LIST = 'GET /api/shopping/cart/list/1';
const BADGES = 'GET /api/notify/common';

let member: TestMember;
let cake: MadeProduct;
beforeEach(async () => {
  member = await setup.server.makeMember();
  cake = await setup.server.makeProduct({ name: '鳳梨酥', rules: [{ amount: 100, stock: 10 }] });
});

const units = (cart: Cart | undefined) => cart?.list.map(({ quantity }) => quantity);
const line = (quantity: number) => ({
  layer: 1 as const,
  rule_id: cake.rules[0]?.id ?? 0,
  quantity,
});

/** Renders a page with the cart and the live connection. */
async function openPage(who: TestMember) {
  const testClient = await setup.signedIn(who);
  const rendered = renderHookWithMall(testClient, () => ({
    ...useCart(1),
    adding: useAddToCart(),
    badges: useBadges(),
    live: useLiveConnection(),
  }));
  await waitFor(() => expect(rendered.result.current.live.status).toBe('open'));
  await waitFor(() => expect(rendered.result.current.cart).toBeDefined());
  await waitForIdle();
  return { ...rendered, ...testClient };
}

it('updates cart and badge on the computer when an item is added on the phone', async () => {
  const computer = await openPage(member);
  const phone = await openPage(await setup.server.signInAgain(member));
  await act(() => phone.result.current.adding.mutateAsync(line(2)));
  await waitFor(() => expect(computer.result.current.badges.cart).toBe(2));
  await waitFor(() => expect(units(computer.result.current.cart)).toEqual([2]));
});

it('refetches nothing on the page that made the change', async () => {
  const phone = await openPage(await setup.server.signInAgain(member));
  const [lists, badges] = [phone.network.count(LIST), phone.network.count(BADGES)];
  await act(() => phone.result.current.adding.mutateAsync(line(2)));
  await waitFor(() => expect(phone.result.current.badges.cart).toBe(2));
  await waitForIdle();
  expect([phone.network.count(LIST), phone.network.count(BADGES)]).toEqual([lists, badges]);
});

it('ends with the same cart on two devices that write at the same time', async () => {
  const computer = await openPage(member);
  const phone = await openPage(await setup.server.signInAgain(member));
  await act(() =>
    Promise.all([
      phone.result.current.adding.mutateAsync(line(1)),
      computer.result.current.adding.mutateAsync(line(1)),
      phone.result.current.adding.mutateAsync(line(1)),
      computer.result.current.adding.mutateAsync(line(1)),
    ]),
  );
  for (const { result } of [computer, phone]) {
    await waitFor(() => expect(units(result.current.cart)).toEqual([4]));
    await waitFor(() => expect(result.current.badges.cart).toBe(4));
  }
});

it("counts a write once when the badge is fetched during the cart's refetch", async () => {
  const testClient = await setup.signedIn(member);
  const { result, client } = renderHookWithMall(testClient, () => ({
    ...useCart(1),
    adding: useAddToCart(),
    badges: useBadges(),
  }));
  await waitFor(() => expect(result.current.cart).toBeDefined());
  await waitForIdle();
  const held = testClient.network.hold(LIST);
  let added: Promise<unknown> | undefined;
  // Two at once: no response is known to be the latest, so the cart is refetched.
  act(() => {
    added = Promise.all([
      result.current.adding.mutateAsync(line(1)),
      result.current.adding.mutateAsync(line(1)),
    ]);
  });
  await waitFor(() => expect(testClient.network.count(LIST)).toBe(2));
  const badgesRead = testClient.network.count(BADGES);
  await act(() => client.refetchQueries({ queryKey: ['notifications', 'badges'] }));
  held.release();
  await act(async () => void (await added));
  await waitForIdle();
  expect(units(result.current.cart)).toEqual([2]);
  expect(result.current.badges.cart).toBe(2);
  expect(testClient.network.count(BADGES), 'asked once more').toBe(badgesRead + 2);
});
