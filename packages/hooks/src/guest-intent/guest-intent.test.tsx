import type { MadeProduct, TestMember } from '@mall/server/testing';
import { memoryStorage } from '@mall/sdk';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  keepGuestIntent,
  useCart,
  useGuestIntent,
  useProduct,
  type GuestIntent,
  type GuestIntentCallbacks,
} from '../index';
import { drawn, renderHookWithMall, setupMall, signIn } from '../testing/setup';
import { hasGuestIntent } from './guest-intent';
import { takeGuestIntent } from './take-guest-intent';

const like: GuestIntent = { kind: 'likeArticle', id: 3 };

describe('what a guest chose', () => {
  afterEach(() => vi.useRealTimers());

  it('is kept once: the latest, until it is taken', () => {
    const storage = memoryStorage();
    keepGuestIntent({ kind: 'collectProduct', id: 1 }, storage);
    keepGuestIntent(like, storage);
    expect(takeGuestIntent(storage)).toEqual(like);
    expect(hasGuestIntent(storage)).toBe(false);
    expect(takeGuestIntent(storage)).toBeNull();
  });

  it('is forgotten after half an hour', () => {
    vi.useFakeTimers();
    const storage = memoryStorage();
    keepGuestIntent(like, storage);
    vi.advanceTimersByTime(30 * 60_000);
    expect(takeGuestIntent(storage)).toEqual(like);
    keepGuestIntent(like, storage);
    vi.advanceTimersByTime(30 * 60_000 + 1);
    expect(takeGuestIntent(storage)).toBeNull();
  });

  it.each([
    '',
    '{',
    'null',
    '{"until":9999999999999}',
    '{"until":9999999999999,"intent":{"kind":"cart","line":{"layer":1}}}',
    '{"until":9999999999999,"intent":{"kind":"deleteEverything","id":1}}',
  ])('is nothing when the storage holds %j', (kept) => {
    const storage = memoryStorage();
    storage.setItem('mall.intent', kept);
    expect(takeGuestIntent(storage)).toBeNull();
  });
});

describe('signing in', () => {
  const setup = setupMall();
  let member: TestMember;
  let cake: MadeProduct;
  beforeEach(async () => {
    member = await setup.server.makeMember();
    cake = await setup.server.makeProduct({ name: '鳳梨酥', rules: [{ amount: 300, stock: 5 }] });
  });
  const line = (quantity: number): GuestIntent => ({
    kind: 'cart',
    line: { layer: 1, rule_id: cake.rules[0]?.id ?? 0, quantity, type: 1, relation_id: 0 },
  });

  /** A guest's page, on which somebody signs in. */
  async function open(callbacks: GuestIntentCallbacks = {}) {
    const testClient = setup.guest();
    const { result } = renderHookWithMall(testClient, () => {
      useGuestIntent(callbacks);
      return { cart: useCart(1).cart, product: useProduct(cake.id).data };
    });
    await waitFor(() => expect(result.current.product).toBeDefined());
    return { result, signIn: () => act(() => signIn(setup.server, testClient.mall, member)) };
  }

  it('puts the line that was chosen into the cart, once', async () => {
    keepGuestIntent(line(3));
    const onDone = vi.fn();
    const page = await open({ onDone });
    expect(onDone).not.toHaveBeenCalled();
    await page.signIn();
    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(line(3)));
    await waitFor(() => expect(page.result.current.cart?.list[0]?.quantity).toBe(3));
    await drawn();
    expect(page.result.current.cart?.list[0]?.quantity).toBe(3);
  });

  it('sets the heart, which is then seen', async () => {
    keepGuestIntent({ kind: 'collectProduct', id: cake.id });
    const page = await open();
    await page.signIn();
    await waitFor(() => expect(page.result.current.product?.is_collect).toBe(true));
  });

  it('says what the shop refuses, and does not try again', async () => {
    keepGuestIntent(line(6));
    const onFailed = vi.fn();
    const page = await open({ onFailed });
    await page.signIn();
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
    expect(hasGuestIntent()).toBe(false);
  });

  it('does nothing for whoever chose nothing', async () => {
    const onDone = vi.fn();
    const page = await open({ onDone });
    await page.signIn();
    await waitFor(() => expect(page.result.current.cart?.list).toEqual([]));
    expect(onDone).not.toHaveBeenCalled();
  });
});
