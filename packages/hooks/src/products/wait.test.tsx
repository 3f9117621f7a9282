import type { TestMember } from '@mall/server/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useProduct, useProductWait, useWaitedProducts, type ToggleCallbacks } from '../index';
import { renderHookWithMall, setupMall, type TestClient } from '../testing/setup';

const setup = setupMall();
const WAIT = 'POST /api/product/wait';

let member: TestMember;
let id: number;
beforeEach(async () => {
  member = await setup.server.makeMember();
  ({ id } = await setup.server.makeProduct({ name: '水蜜桃', rules: [{ stock: 0 }] }));
});

/** A product's own page and the waiting list, with the switch. */
function showBoth(testClient: TestClient, callbacks: ToggleCallbacks = {}) {
  return renderHookWithMall(testClient, () => {
    const list = useWaitedProducts();
    const detail = useProduct(id);
    const is_wait = detail.data?.is_wait ?? false;
    return { list, detail, is_wait, toggle: useProductWait({ p_id: id, is_wait }, callbacks) };
  });
}

const putOnList = () =>
  setup.server.as(member).post('/api/product/wait', { p_id: id, action: 'add' });

describe('waiting for a product', () => {
  it('shows at once, and is told once the mall has it', async () => {
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

  it('goes back to what it was when the call fails', async () => {
    const testClient = await setup.signedIn(member);
    const onFailed = vi.fn();
    const { result } = showBoth(testClient, { onFailed });
    await waitFor(() => expect(result.current.detail.status).toBe('success'));
    testClient.network.cut(WAIT);
    act(() => result.current.toggle());
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
    expect(result.current.is_wait).toBe(false);
  });

  it('keeps what is taken off the list in it, so that a wrong tap can be taken back', async () => {
    await putOnList();
    const testClient = await setup.signedIn(member);
    const onSettled = vi.fn();
    const { result } = showBoth(testClient, { onSettled });
    const marks = () => result.current.list.items.map(({ p_id, is_wait }) => [p_id, is_wait]);
    await waitFor(() => expect(marks()).toEqual([[id, true]]));
    await waitFor(() => expect(result.current.is_wait).toBe(true));
    act(() => result.current.toggle(false));
    await waitFor(() => expect(onSettled).toHaveBeenLastCalledWith(false));
    expect(marks()).toEqual([[id, false]]);
    act(() => result.current.toggle(true));
    await waitFor(() => expect(onSettled).toHaveBeenLastCalledWith(true));
    expect(marks()).toEqual([[id, true]]);
  });

  it('is for members: a guest’s list is never asked for', () => {
    const testClient = setup.guest();
    const { result } = renderHookWithMall(testClient, () => useWaitedProducts());
    expect(result.current.status).toBe('pending');
    expect(testClient.network.count('GET /api/product/wait')).toBe(0);
  });
});
