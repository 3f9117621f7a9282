import type { MadeProduct, TestMember } from '@mall/server/testing';
import { memoryStorage } from '@mall/sdk';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  saveGuestIntent,
  useCart,
  useGuestIntent,
  useMembersOnly,
  useProduct,
  type GuestIntent,
  type GuestIntentCallbacks,
} from '../index';
import { waitForIdle, renderHookWithMall, setupMall, signIn } from '../testing/setup';
import { hasGuestIntent } from './guest-intent';
import { peekGuestIntent, takeGuestIntent } from './take-guest-intent';

const like: GuestIntent = { kind: 'likeArticle', id: 3 };

describe('saveGuestIntent', () => {
  afterEach(() => vi.useRealTimers());

  it('stores the latest intent, which is taken once', () => {
    const storage = memoryStorage();
    saveGuestIntent({ kind: 'collectProduct', id: 1 }, storage);
    saveGuestIntent(like, storage);
    expect(peekGuestIntent(storage)).toEqual(like);
    expect(takeGuestIntent(storage)).toEqual(like);
    expect(peekGuestIntent(storage)).toBeNull();
    expect(hasGuestIntent(storage)).toBe(false);
    expect(takeGuestIntent(storage)).toBeNull();
  });

  it('expires after half an hour', () => {
    vi.useFakeTimers();
    const storage = memoryStorage();
    saveGuestIntent(like, storage);
    vi.advanceTimersByTime(30 * 60_000);
    expect(takeGuestIntent(storage)).toEqual(like);
    saveGuestIntent(like, storage);
    vi.advanceTimersByTime(30 * 60_000 + 1);
    expect(takeGuestIntent(storage)).toBeNull();
  });

  it.each([
    '',
    '{',
    'null',
    '{"until":9999999999999}',
    '{"until":9999999999999,"intent":{"kind":"cart","line":{"layer":1}}}',
    '{"until":9999999999999,"intent":{"kind":"cartLines","lines":[{"layer":1}]}}',
    '{"until":9999999999999,"intent":{"kind":"deleteEverything","id":1}}',
  ])('is ignored when the storage holds %j', (stored) => {
    const storage = memoryStorage();
    storage.setItem('mall.intent', stored);
    expect(takeGuestIntent(storage)).toBeNull();
  });
});

describe('useMembersOnly', () => {
  const setup = setupMall();
  afterEach(() => void takeGuestIntent());

  it('runs the action when somebody is signed in', async () => {
    const testClient = await setup.signedIn(await setup.server.makeMember());
    const calls: string[] = [];
    const { result } = renderHookWithMall(testClient, () =>
      useMembersOnly(() => calls.push('sign-in page')),
    );
    result.current(() => calls.push('like'), like);
    expect(calls).toEqual(['like']);
    expect(peekGuestIntent()).toBeNull();
  });

  it('saves the intent and leads to the sign-in page when nobody is signed in', () => {
    const calls: string[] = [];
    const { result } = renderHookWithMall(setup.guest(), () =>
      useMembersOnly(() => calls.push('sign-in page')),
    );
    result.current(() => calls.push('like'), like);
    expect(calls).toEqual(['sign-in page']);
    expect(peekGuestIntent()).toEqual(like);
  });
});

describe('useGuestIntent', () => {
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

  /** Renders a guest's page on which somebody signs in. */
  async function open(callbacks: GuestIntentCallbacks = {}) {
    const testClient = setup.guest();
    const { result } = renderHookWithMall(testClient, () => {
      useGuestIntent(callbacks);
      return { cart: useCart(1).cart, product: useProduct(cake.id).data };
    });
    await waitFor(() => expect(result.current.product).toBeDefined());
    return { result, signIn: () => act(() => signIn(setup.server, testClient.mall, member)) };
  }

  it('adds the chosen line to the cart once', async () => {
    saveGuestIntent(line(3));
    const onDone = vi.fn();
    const page = await open({ onDone });
    expect(onDone).not.toHaveBeenCalled();
    await page.signIn();
    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(line(3)));
    await waitFor(() => expect(page.result.current.cart?.list[0]?.quantity).toBe(3));
    await waitForIdle();
    expect(page.result.current.cart?.list[0]?.quantity).toBe(3);
  });

  it('sets the heart, which is then visible', async () => {
    saveGuestIntent({ kind: 'collectProduct', id: cake.id });
    const page = await open();
    await page.signIn();
    await waitFor(() => expect(page.result.current.product?.is_collect).toBe(true));
  });

  it("reports the server's error and does not retry", async () => {
    saveGuestIntent(line(6));
    const onFailed = vi.fn();
    const page = await open({ onFailed });
    await page.signIn();
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
    expect(hasGuestIntent()).toBe(false);
  });

  it('adds the lines of several carts, and reports those that are not possible', async () => {
    const sold = await setup.server.makeProduct({ name: '鮮奶', layer: 2, rules: [{ stock: 0 }] });
    const lineOf = ({ rules, layer }: MadeProduct) => ({
      layer,
      rule_id: rules[0]?.id ?? 0,
      quantity: 1,
    });
    saveGuestIntent({ kind: 'cartLines', lines: [lineOf(cake), lineOf(sold)] });
    const onFailed = vi.fn();
    const page = await open({ onFailed });
    await page.signIn();
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
    expect(onFailed.mock.calls[0]?.[0]).toMatchObject({ msg: '「鮮奶」已經售完' });
    await waitFor(() => expect(page.result.current.cart?.list[0]?.quantity).toBe(1));
  });

  it('does nothing without an intent', async () => {
    const onDone = vi.fn();
    const page = await open({ onDone });
    await page.signIn();
    await waitFor(() => expect(page.result.current.cart?.list).toEqual([]));
    expect(onDone).not.toHaveBeenCalled();
  });
});
