import type { MadeProduct, TestMember } from '@mall/server/testing';
import type { Cart } from '@mall/sdk';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAddToCart, useBadges, useCart } from '../index';
import { waitForIdle, renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();
const LIST = 'GET /api/shopping/cart/list/1';

let member: TestMember;
let cake: MadeProduct;
beforeEach(async () => {
  member = await setup.server.makeMember();
  cake = await setup.server.makeProduct({ name: '鳳梨酥', rules: [{ amount: 100, stock: 10 }] });
});
afterEach(() => vi.unstubAllGlobals());

const line = () => ({ layer: 1 as const, rule_id: cake.rules[0]?.id ?? 0 });
const units = (cart: Cart | undefined) => cart?.list.map(({ quantity }) => quantity);

/** Renders a tab with the normal cart. */
async function openTab(who = member) {
  const testClient = await setup.signedIn(who);
  const rendered = renderHookWithMall(testClient, () => ({
    ...useCart(1),
    adding: useAddToCart(),
    badges: useBadges(),
  }));
  await waitFor(() => expect(rendered.result.current.cart).toBeDefined());
  await waitForIdle();
  return { ...rendered, ...testClient };
}

it('updates cart and badge in another tab when one tab adds an item', async () => {
  const one = await openTab();
  const other = await openTab();
  await act(() => one.result.current.adding.mutateAsync({ ...line(), quantity: 2 }));
  await waitFor(() => expect(units(other.result.current.cart)).toEqual([2]));
  await waitFor(() => expect(other.result.current.badges.cart).toBe(2));
  expect(one.network.count(LIST)).toBe(1);
});

it('leaves the tab of another member unchanged', async () => {
  const one = await openTab();
  const stranger = await openTab(await setup.server.makeMember());
  await act(() => one.result.current.adding.mutateAsync(line()));
  await waitForIdle();
  expect(stranger.network.count(LIST)).toBe(1);
});

it('uses storage events when there is no BroadcastChannel', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const one = await openTab();
  const other = await openTab();
  await act(() => one.result.current.adding.mutateAsync(line()));
  await waitFor(() => expect(localStorage.getItem('mall.cart')).not.toBeNull());
  // The browser notifies only the other tabs; here both are in one page.
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'mall.cart' })));
  await waitFor(() => expect(units(other.result.current.cart)).toEqual([1]));
});

it('refetches the cart when the tab gets the focus, even if it is fresh', async () => {
  const tab = await openTab();
  await setup.server.as(member).post('/api/shopping/cart/1/add', {
    rule_id: line().rule_id,
    quantity: 3,
    type: 1,
    relation_id: 0,
  });
  act(() => void dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(units(tab.result.current.cart)).toEqual([3]));
});
