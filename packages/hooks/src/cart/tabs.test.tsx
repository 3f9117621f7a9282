import type { MadeProduct, TestMember } from '@mall/server/testing';
import type { Cart } from '@mall/sdk';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAddToCart, useBadges, useCart } from '../index';
import { drawn, renderHookWithMall, setupMall } from '../testing/setup';

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
const pieces = (cart: Cart | undefined) => cart?.list.map(({ quantity }) => quantity);

/** A tab in which somebody looks at the normal cart. */
async function openTab(who = member) {
  const testClient = await setup.signedIn(who);
  const rendered = renderHookWithMall(testClient, () => ({
    ...useCart(1),
    adding: useAddToCart(),
    badges: useBadges(),
  }));
  await waitFor(() => expect(rendered.result.current.cart).toBeDefined());
  await drawn();
  return { ...rendered, ...testClient };
}

it('what one tab puts into the cart, another shows, with its badge', async () => {
  const one = await openTab();
  const other = await openTab();
  await act(() => one.result.current.adding.mutateAsync({ ...line(), quantity: 2 }));
  await waitFor(() => expect(pieces(other.result.current.cart)).toEqual([2]));
  await waitFor(() => expect(other.result.current.badges.cart).toBe(2));
  expect(one.network.count(LIST)).toBe(1);
});

it('another member’s tab is left alone', async () => {
  const one = await openTab();
  const stranger = await openTab(await setup.server.makeMember());
  await act(() => one.result.current.adding.mutateAsync(line()));
  await drawn();
  expect(stranger.network.count(LIST)).toBe(1);
});

it('tabs without a channel hear of it by what is stored', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const one = await openTab();
  const other = await openTab();
  await act(() => one.result.current.adding.mutateAsync(line()));
  await waitFor(() => expect(localStorage.getItem('mall.cart')).not.toBeNull());
  // The browser tells the other tabs alone; here both are in one page.
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'mall.cart' })));
  await waitFor(() => expect(pieces(other.result.current.cart)).toEqual([1]));
});

it('coming back to a tab reads the cart anew, however fresh it is', async () => {
  const tab = await openTab();
  await setup.server.as(member).post('/api/shopping/cart/1/add', {
    rule_id: line().rule_id,
    quantity: 3,
    type: 1,
    relation_id: 0,
  });
  act(() => void dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(pieces(tab.result.current.cart)).toEqual([3]));
});
