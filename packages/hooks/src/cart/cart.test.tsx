import type { MadeProduct, TestMember } from '@mall/server/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isMallError, type Cart, type CartItem } from '@mall/sdk';
import { useAddToCart, useBadges, useCart, type CartCallbacks } from '../index';
import { hasRequestsInFlight } from '../testing/network';
import {
  waitForIdle,
  renderHookWithMall,
  setupMall,
  signIn,
  type TestClient,
} from '../testing/setup';

const setup = setupMall();
const ADD = 'POST /api/shopping/cart/1/add';
const UPDATE = 'POST /api/shopping/cart/1/update';
const DELETE = 'POST /api/shopping/cart/1/delete';
const LIST = 'GET /api/shopping/cart/list/1';

let member: TestMember;
let cake: MadeProduct;
let tea: MadeProduct;
beforeEach(async () => {
  member = await setup.server.makeMember();
  cake = await setup.server.makeProduct({ name: '鳳梨酥', rules: [{ amount: 100, stock: 10 }] });
  tea = await setup.server.makeProduct({ name: '高山茶', rules: [{ amount: 300, stock: 10 }] });
});

const ruleOf = ({ rules }: MadeProduct) => rules[0]?.id ?? 0;
const put = (product: MadeProduct, quantity: number, who = member) =>
  setup.server.as(who).post(`/api/shopping/cart/${product.layer}/add`, {
    rule_id: ruleOf(product),
    quantity,
    type: 1,
    relation_id: 0,
  });

/** Returns the cart on the server: name → units. */
async function storedUnits(layer = 1) {
  const { body } = await setup.server.as(member).get(`/api/shopping/cart/list/${layer}`);
  return units(body.data as Cart);
}
const units = (cart: Cart | undefined) =>
  cart && Object.fromEntries(cart.list.map(({ name, quantity }) => [name, quantity]));

/** Renders the normal cart with badges and an add function. */
function openCart(testClient: TestClient, callbacks: CartCallbacks = {}) {
  const rendered = renderHookWithMall(testClient, () => ({
    ...useCart(1, callbacks),
    adding: useAddToCart(),
    badges: useBadges(),
  }));
  const { result } = rendered;
  return {
    ...rendered,
    shows: (expected: Record<string, number>) =>
      waitFor(() => expect(units(result.current.cart)).toEqual(expected)),
    line(name: string): CartItem {
      const found = result.current.cart?.list.find((item) => item.name === name);
      if (!found) throw new Error(`${name} is not in the cart`);
      return found;
    },
    quiet: () => waitFor(() => expect(result.current.isUpdating).toBe(false)),
  };
}

describe('useCart', () => {
  it('is idle for a guest', async () => {
    const testClient = setup.guest();
    const { result } = openCart(testClient);
    await waitForIdle();
    expect(result.current.cart).toBeUndefined();
    expect(testClient.network.count('GET /api/shopping')).toBe(0);
  });

  it('reports why the cart cannot be fetched, and refetches it', async () => {
    await put(cake, 1);
    const testClient = await setup.signedIn(member);
    const mend = testClient.network.cut(LIST);
    const { result, shows } = openCart(testClient);
    await waitFor(() => expect(result.current.status).toBe('error'));
    expect(isMallError(result.current.error) && result.current.error.isTransport).toBe(true);
    mend();
    act(() => result.current.refetch());
    await shows({ 鳳梨酥: 1 });
  });

  it('shows a new quantity at once, and the amounts when the server has calculated them', async () => {
    await put(cake, 1);
    const testClient = await setup.signedIn(member);
    const onUpdated = vi.fn();
    const { result, shows, line, quiet } = openCart(testClient, { onUpdated });
    await shows({ 鳳梨酥: 1 });
    // A later badge would count as a change of the cart and refetch it.
    await waitForIdle();
    const held = testClient.network.hold(UPDATE);
    act(() => result.current.setQuantity(line('鳳梨酥'), 3));
    await shows({ 鳳梨酥: 3 });
    expect(result.current.isUpdating).toBe(true);
    expect(result.current.cart?.totals.items_amount).toBe(100);
    expect(await storedUnits()).toEqual({ 鳳梨酥: 1 });
    held.release();
    await quiet();
    expect(result.current.cart?.totals.items_amount).toBe(300);
    expect(onUpdated).toHaveBeenCalledOnce();
    expect(onUpdated.mock.lastCall?.[0]).toMatchObject({ name: '鳳梨酥', quantity: 3 });
    expect(await storedUnits()).toEqual({ 鳳梨酥: 3 });
    expect(testClient.network.count(LIST), 'the answer is the cart').toBe(1);
  });

  it('sends the last of many fast changes', async () => {
    await put(cake, 1);
    const testClient = await setup.signedIn(member);
    const onUpdated = vi.fn();
    const { result, shows, line, quiet } = openCart(testClient, { onUpdated });
    await shows({ 鳳梨酥: 1 });
    const item = line('鳳梨酥');
    act(() => {
      for (let quantity = 2; quantity <= 9; quantity += 1)
        result.current.setQuantity(item, quantity);
    });
    await shows({ 鳳梨酥: 9 });
    await quiet();
    expect(await storedUnits()).toEqual({ 鳳梨酥: 9 });
    expect(testClient.network.count(UPDATE)).toBe(2);
    expect(onUpdated).toHaveBeenCalledOnce();
  });

  it('sends whole numbers', async () => {
    await put(cake, 1);
    const { result, shows, line, quiet } = openCart(await setup.signedIn(member));
    await shows({ 鳳梨酥: 1 });
    act(() => result.current.setQuantity(line('鳳梨酥'), 2.9));
    await shows({ 鳳梨酥: 2 });
    await quiet();
    expect(await storedUnits()).toEqual({ 鳳梨酥: 2 });
  });

  it("rolls back to the server's quantity when it refuses, and calls onFailed once", async () => {
    await put(cake, 1);
    const testClient = await setup.signedIn(member);
    const onFailed = vi.fn();
    const { result, shows, line } = openCart(testClient, { onFailed });
    await shows({ 鳳梨酥: 1 });
    await put(cake, 1);
    act(() => result.current.setQuantity(line('鳳梨酥'), 11));
    await shows({ 鳳梨酥: 11 });
    await shows({ 鳳梨酥: 2 });
    expect(onFailed).toHaveBeenCalledOnce();
    expect(isMallError(onFailed.mock.lastCall?.[0], 'stockShort')).toBe(true);
    expect(onFailed.mock.lastCall?.[1]).toMatchObject({ name: '鳳梨酥' });
  });

  it('rolls back to the known quantity when the network fails', async () => {
    await put(cake, 2);
    const testClient = await setup.signedIn(member);
    const onFailed = vi.fn();
    const { result, shows, line } = openCart(testClient, { onFailed });
    await shows({ 鳳梨酥: 2 });
    testClient.network.cut('POST');
    testClient.network.cut(LIST);
    act(() => result.current.setQuantity(line('鳳梨酥'), 5));
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
    await shows({ 鳳梨酥: 2 });
    expect(await storedUnits()).toEqual({ 鳳梨酥: 2 });
  });

  it('removes a line at once, and adds it back when that is undone', async () => {
    await put(cake, 2);
    await put(tea, 1);
    const testClient = await setup.signedIn(member);
    const onDeleted = vi.fn();
    const { result, shows, line, quiet } = openCart(testClient, { onDeleted });
    await shows({ 鳳梨酥: 2, 高山茶: 1 });
    const item = line('鳳梨酥');
    const held = testClient.network.hold(DELETE);
    act(() => result.current.remove(item));
    await shows({ 高山茶: 1 });
    held.release();
    await quiet();
    expect(onDeleted).toHaveBeenCalledOnce();
    expect(onDeleted.mock.lastCall?.[0]).toMatchObject({ name: '鳳梨酥', quantity: 2 });
    expect(await storedUnits()).toEqual({ 高山茶: 1 });
    const { layer } = cake;
    const { rule_id, quantity } = item;
    await act(() => result.current.adding.mutateAsync({ layer, rule_id, quantity }));
    await shows({ 鳳梨酥: 2, 高山茶: 1 });
  });

  it.each([
    ['before the server has processed it', false],
    ['after the server has processed it', true],
  ])('undoes a removal when its quantity is set again, %s', async (_, settled) => {
    await put(cake, 2);
    const testClient = await setup.signedIn(member);
    const onFailed = vi.fn();
    const { result, shows, line, quiet } = openCart(testClient, { onFailed });
    await shows({ 鳳梨酥: 2 });
    const item = line('鳳梨酥');
    act(() => result.current.remove(item));
    if (settled) await quiet();
    act(() => result.current.setQuantity(item, 2));
    await quiet();
    await shows({ 鳳梨酥: 2 });
    expect(onFailed).not.toHaveBeenCalled();
    expect(await storedUnits()).toEqual({ 鳳梨酥: 2 });
  });

  it('refetches once after overlapping changes', async () => {
    await put(cake, 1);
    await put(tea, 1);
    const testClient = await setup.signedIn(member);
    const { result, shows, line, quiet } = openCart(testClient);
    await shows({ 鳳梨酥: 1, 高山茶: 1 });
    await waitForIdle();
    const first = testClient.network.hold(UPDATE, 'reply');
    act(() => result.current.setQuantity(line('鳳梨酥'), 4));
    await first.reached;
    // This response contains both changes; the older one is still in flight.
    const second = testClient.network.hold(UPDATE, 'reply');
    act(() => result.current.setQuantity(line('高山茶'), 5));
    await second.reached;
    await shows({ 鳳梨酥: 4, 高山茶: 5 });
    second.release();
    await waitForIdle();
    expect(units(result.current.cart)).toEqual({ 鳳梨酥: 4, 高山茶: 5 });
    first.release();
    await quiet();
    await shows({ 鳳梨酥: 4, 高山茶: 5 });
    await waitForIdle();
    expect(units(result.current.cart)).toEqual({ 鳳梨酥: 4, 高山茶: 5 });
    expect(result.current.cart?.totals.items_amount).toBe(1900);
    expect(testClient.network.count(LIST)).toBe(2);
  });

  it('is correct when the refetch after overlapping changes is outdated', async () => {
    await put(cake, 1);
    await put(tea, 1);
    const testClient = await setup.signedIn(member);
    const { result, shows, line, quiet } = openCart(testClient);
    await shows({ 鳳梨酥: 1, 高山茶: 1 });
    const late = testClient.network.hold(UPDATE);
    act(() => result.current.setQuantity(line('鳳梨酥'), 4));
    await late.reached;
    const read = testClient.network.hold(LIST, 'reply');
    act(() => result.current.setQuantity(line('高山茶'), 5));
    await waitFor(() => expect(testClient.network.count(UPDATE)).toBe(2));
    await waitForIdle();
    late.release();
    await waitForIdle();
    read.release();
    await quiet();
    await waitForIdle();
    expect(units(result.current.cart)).toEqual({ 鳳梨酥: 4, 高山茶: 5 });
    expect(result.current.cart?.totals.items_amount).toBe(1900);
  });

  it('keeps the other change when one of two overlapping changes is refused', async () => {
    await put(cake, 1);
    await put(tea, 1);
    const testClient = await setup.signedIn(member);
    const callbacks = { onFailed: vi.fn(), onUpdated: vi.fn() };
    const { result, shows, line, quiet } = openCart(testClient, callbacks);
    await shows({ 鳳梨酥: 1, 高山茶: 1 });
    act(() => {
      result.current.setQuantity(line('鳳梨酥'), 99);
      result.current.setQuantity(line('高山茶'), 5);
    });
    await quiet();
    await shows({ 鳳梨酥: 1, 高山茶: 5 });
    expect(callbacks.onFailed).toHaveBeenCalledOnce();
    expect(callbacks.onUpdated).toHaveBeenCalledOnce();
  });

  it('is never shown to the next member', async () => {
    const { server } = setup;
    const next = await server.makeMember();
    await put(cake, 1);
    await put(tea, 7, next);
    const testClient = await setup.signedIn(member);
    const callbacks = { onUpdated: vi.fn(), onFailed: vi.fn() };
    const { result, shows, line } = openCart(testClient, callbacks);
    await shows({ 鳳梨酥: 1 });
    const held = testClient.network.hold(UPDATE, 'reply');
    act(() => result.current.setQuantity(line('鳳梨酥'), 3));
    await held.reached;
    await act(() => signIn(server, testClient.mall, next));
    await shows({ 高山茶: 7 });
    held.release();
    await waitForIdle();
    expect(units(result.current.cart)).toEqual({ 高山茶: 7 });
    expect(result.current.isUpdating).toBe(false);
    expect(callbacks.onUpdated).not.toHaveBeenCalled();
    expect(result.current.badges.cart).toBe(7);
  });
});

describe('useAddToCart', () => {
  it('adds to the existing quantity, and updates cart and badge', async () => {
    await put(cake, 1);
    const testClient = await setup.signedIn(member);
    const { result, shows } = openCart(testClient);
    await shows({ 鳳梨酥: 1 });
    await waitFor(() => expect(result.current.badges.cart).toBe(1));
    const held = testClient.network.hold(ADD);
    let added: Promise<Cart | undefined> | undefined;
    act(
      () =>
        void (added = result.current.adding.mutateAsync({
          layer: 1,
          rule_id: ruleOf(cake),
          quantity: 2,
        })),
    );
    await waitFor(() => expect(result.current.adding.isPending).toBe(true));
    expect(result.current.badges.cart, 'before the server has responded').toBe(3);
    held.release();
    const cart = await act(() => added);
    expect(cart?.totals.items_amount).toBe(300);
    await waitFor(() => expect(result.current.adding.isPending).toBe(false));
    await shows({ 鳳梨酥: 3 });
    await waitFor(() => expect(result.current.badges.cart).toBe(3));
    expect(testClient.network.count(LIST)).toBe(1);
    expect(testClient.network.count('GET /api/notify/common')).toBe(1);
  });

  it('updates the badge when no cart is displayed', async () => {
    const testClient = await setup.signedIn(member);
    const { result } = renderHookWithMall(testClient, () => ({
      adding: useAddToCart(),
      badges: useBadges(),
    }));
    await waitForIdle();
    await act(() => result.current.adding.mutateAsync({ layer: 1, rule_id: ruleOf(cake) }));
    await waitFor(() => expect(result.current.badges.cart).toBe(1));
  });

  it('is counted in the badge when the first badges were fetched before it and arrive after it', async () => {
    const testClient = await setup.signedIn(member);
    const badges = testClient.network.hold('GET /api/notify/common', 'reply');
    const { result } = renderHookWithMall(testClient, () => ({
      adding: useAddToCart(),
      badges: useBadges(),
    }));
    await badges.reached;
    await act(() => result.current.adding.mutateAsync({ layer: 1, rule_id: ruleOf(cake) }));
    badges.release();
    await waitForIdle();
    await waitFor(() => expect(result.current.badges.status).toBe('success'));
    expect(result.current.badges.cart).toBe(1);
  });

  it('is counted at once and never decreases, however many requests are in flight', async () => {
    const testClient = await setup.signedIn(member);
    const counts: number[] = [];
    const { result } = renderHookWithMall(testClient, () => {
      const badges = useBadges();
      counts.push(badges.cart);
      return useAddToCart();
    });
    await waitForIdle();
    const add = (product: MadeProduct) =>
      result.current.mutateAsync({ layer: 1, rule_id: ruleOf(product) });
    await act(() => add(cake));
    await act(() => Promise.all([add(cake), add(tea)]));
    await waitForIdle();
    expect(counts.at(-1)).toBe(3);
    expect(counts).toEqual([...counts].sort());
    expect(await storedUnits()).toEqual({ 鳳梨酥: 2, 高山茶: 1 });
  });

  it('is counted once when the badges are fetched between the write and its response', async () => {
    const testClient = await setup.signedIn(member);
    const counts: number[] = [];
    const { result, client } = renderHookWithMall(testClient, () => {
      counts.push(useBadges().cart);
      return useAddToCart();
    });
    await waitForIdle();
    const badges = testClient.network.hold('GET /api/notify/common');
    const write = testClient.network.hold(ADD, 'reply');
    void client.refetchQueries({ queryKey: ['notifications', 'badges'] });
    await badges.reached;
    let adding: Promise<unknown> | undefined;
    act(() => {
      adding = result.current.mutateAsync({ layer: 1, rule_id: ruleOf(cake) });
    });
    await write.reached;
    badges.release();
    await waitFor(() => expect(hasRequestsInFlight()).toBe(false));
    write.release();
    await act(() => adding);
    await waitForIdle();
    expect([...new Set(counts)]).toEqual([0, 1]);
  });

  it('is no longer counted when it is refused', async () => {
    const testClient = await setup.signedIn(member);
    const held = testClient.network.hold(ADD, 'reply');
    const { result } = renderHookWithMall(testClient, () => ({
      adding: useAddToCart(),
      badges: useBadges(),
    }));
    await waitForIdle();
    let refused: Promise<unknown> | undefined;
    act(() => {
      const adding = { layer: 1, rule_id: ruleOf(cake), quantity: 11 } as const;
      refused = result.current.adding.mutateAsync(adding).catch((reason: unknown) => reason);
    });
    await waitFor(() => expect(result.current.badges.cart).toBe(11));
    held.release();
    expect(isMallError(await act(() => refused), 'stockShort')).toBe(true);
    expect(result.current.badges.cart).toBe(0);
  });

  it.each([
    ['stockShort', { quantity: 11 }],
    ['cartLayerWrong', { layer: 2 }],
    ['productGone', { rule_id: 9999 }],
  ] as const)('rejects as %s and changes nothing', async (refusal, wrong) => {
    await put(tea, 1);
    const { result, shows } = openCart(await setup.signedIn(member));
    await shows({ 高山茶: 1 });
    const adding = { layer: 1, rule_id: ruleOf(cake), ...wrong } as const;
    let error: unknown;
    await act(async () => {
      error = await result.current.adding.mutateAsync(adding).catch((reason: unknown) => reason);
    });
    expect(isMallError(error, refusal)).toBe(true);
    await waitFor(() => expect(result.current.adding.isPending).toBe(false));
    await shows({ 高山茶: 1 });
  });

  it('is visible in a cart that is still being fetched', async () => {
    await put(tea, 1);
    const testClient = await setup.signedIn(member);
    const held = testClient.network.hold(LIST, 'reply');
    const { result, shows } = openCart(testClient);
    await held.reached;
    await act(() => result.current.adding.mutateAsync({ layer: 1, rule_id: ruleOf(cake) }));
    held.release();
    await shows({ 高山茶: 1, 鳳梨酥: 1 });
    await waitForIdle();
    expect(units(result.current.cart)).toEqual({ 高山茶: 1, 鳳梨酥: 1 });
  });

  it('leaves a cart that is being fetched readable when it is refused', async () => {
    await put(tea, 1);
    const testClient = await setup.signedIn(member);
    const held = testClient.network.hold(LIST, 'reply');
    const { result, shows } = openCart(testClient);
    await held.reached;
    const adding = { layer: 1, rule_id: 9999 } as const;
    await act(() => expect(result.current.adding.mutateAsync(adding)).rejects.toThrow());
    held.release();
    await shows({ 高山茶: 1 });
  });
});

describe('useBadges', () => {
  it('are 0 for a guest, without a request', async () => {
    const testClient = setup.guest();
    const { result } = renderHookWithMall(testClient, useBadges);
    await waitForIdle();
    expect(result.current).toMatchObject({ notify: 0, cart: 0 });
    expect(testClient.network.count('GET /api/notify')).toBe(0);
  });

  it('count units in all carts and unread notifications', async () => {
    const ice = await setup.server.makeProduct({ layer: 3 });
    await put(cake, 2);
    await put(ice, 3);
    await setup.server.db.execute(
      `insert into notifications (member_id, kind, title, content) values (${member.id}, 1, '出貨了', '')`,
    );
    const { result } = renderHookWithMall(await setup.signedIn(member), useBadges);
    await waitFor(() => expect(result.current).toMatchObject({ notify: 1, cart: 5 }));
  });

  it('refetch the cart when another device changed it', async () => {
    await put(cake, 1);
    const testClient = await setup.signedIn(member);
    const { result, shows, client } = openCart(testClient);
    await shows({ 鳳梨酥: 1 });
    await waitFor(() => expect(result.current.badges.cart).toBe(1));
    await put(tea, 2);
    await act(() => client.refetchQueries({ queryKey: ['notifications', 'badges'] }));
    await shows({ 鳳梨酥: 1, 高山茶: 2 });
    expect(result.current.badges.cart).toBe(3);
  });

  it('follow a change of this page without a further request, with any number of carts', async () => {
    const ice = await setup.server.makeProduct({ layer: 3 });
    await put(cake, 2);
    await put(ice, 3);
    const testClient = await setup.signedIn(member);
    const { result, shows, line, quiet } = openCart(testClient);
    await shows({ 鳳梨酥: 2 });
    await waitFor(() => expect(result.current.badges.cart).toBe(5));
    await waitForIdle();
    const before = testClient.network.sent.length;
    act(() => result.current.setQuantity(line('鳳梨酥'), 4));
    await quiet();
    await waitFor(() => expect(result.current.badges.cart).toBe(7));
    await waitForIdle();
    expect(testClient.network.sent.slice(before)).toEqual([UPDATE]);
  });

  it('refetch nothing on the first fetch', async () => {
    await put(cake, 2);
    await put(await setup.server.makeProduct({ layer: 3 }), 3);
    const testClient = await setup.signedIn(member);
    const held = testClient.network.hold('GET /api/notify/common');
    const { result, shows } = openCart(testClient);
    await shows({ 鳳梨酥: 2 });
    held.release();
    await waitFor(() => expect(result.current.badges.cart).toBe(5));
    await waitForIdle();
    expect(testClient.network.count(LIST)).toBe(1);
  });

  it('decrease when an unavailable line is removed', async () => {
    await put(cake, 2);
    await put(tea, 1);
    await setup.server.db.execute(`update product_rules set stock = 0 where id = ${ruleOf(cake)}`);
    const testClient = await setup.signedIn(member);
    const { result, shows, line, quiet } = openCart(testClient);
    await shows({ 鳳梨酥: 2, 高山茶: 1 });
    await waitFor(() => expect(result.current.badges.cart).toBe(3));
    act(() => result.current.remove(line('鳳梨酥')));
    await quiet();
    await waitFor(() => expect(result.current.badges.cart).toBe(1));
  });
});
