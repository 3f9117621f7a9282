import type { TestMember } from '@mall/server/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useProduct, useBackInStock, useBackInStockProducts, type ToggleCallbacks } from '../index';
import { renderHookWithMall, setupMall, type TestClient } from '../testing/setup';

const setup = setupMall();
const WAIT = 'POST /api/product/wait';

let member: TestMember;
let id: number;
beforeEach(async () => {
  member = await setup.server.makeMember();
  ({ id } = await setup.server.makeProduct({ name: '水蜜桃', rules: [{ stock: 0 }] }));
});

/** Renders a product's own page and the waiting list, with the toggle. */
function showBoth(testClient: TestClient, callbacks: ToggleCallbacks = {}) {
  return renderHookWithMall(testClient, () => {
    const list = useBackInStockProducts();
    const detail = useProduct(id);
    const is_wait = detail.data?.is_wait ?? false;
    return { list, detail, is_wait, toggle: useBackInStock({ p_id: id, is_wait }, callbacks) };
  });
}

const putOnList = () =>
  setup.server.as(member).post('/api/product/wait', { p_id: id, action: 'add' });

describe('useBackInStock', () => {
  it('is visible at once, and calls onSettled when the server has stored it', async () => {
    const testClient = await setup.signedIn(member);
    const onSettled = vi.fn();
    const { result } = showBoth(testClient, { onSettled });
    await waitFor(() => expect(result.current.detail.status).toBe('success'));
    const held = testClient.network.hold(WAIT);
    act(() => result.current.toggle());
    await waitFor(() => expect(result.current.is_wait).toBe(true));
    expect(onSettled).not.toHaveBeenCalled();
    held.release();
    await waitFor(() => expect(onSettled).toHaveBeenCalledExactlyOnceWith(true));
  });

  it('rolls back when the call fails', async () => {
    const testClient = await setup.signedIn(member);
    const onFailed = vi.fn();
    const { result } = showBoth(testClient, { onFailed });
    await waitFor(() => expect(result.current.detail.status).toBe('success'));
    testClient.network.cut(WAIT);
    act(() => result.current.toggle());
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
    expect(result.current.is_wait).toBe(false);
  });

  it('leaves a removed product in the list, so that a wrong tap can be undone', async () => {
    await putOnList();
    const testClient = await setup.signedIn(member);
    const onSettled = vi.fn();
    const { result } = showBoth(testClient, { onSettled });
    const flags = () => result.current.list.items.map(({ p_id, is_wait }) => [p_id, is_wait]);
    await waitFor(() => expect(flags()).toEqual([[id, true]]));
    await waitFor(() => expect(result.current.is_wait).toBe(true));
    act(() => result.current.toggle(false));
    await waitFor(() => expect(onSettled).toHaveBeenLastCalledWith(false));
    expect(flags()).toEqual([[id, false]]);
    act(() => result.current.toggle(true));
    await waitFor(() => expect(onSettled).toHaveBeenLastCalledWith(true));
    expect(flags()).toEqual([[id, true]]);
  });

  it("is for members: a guest's list is never fetched", () => {
    const testClient = setup.guest();
    const { result } = renderHookWithMall(testClient, () => useBackInStockProducts());
    expect(result.current.status).toBe('guest');
    expect(testClient.network.count('GET /api/product/wait')).toBe(0);
  });
});
