import type { TestMember } from '@mall/server/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isMallError } from '@mall/sdk';
import {
  useProduct,
  useProductCollect,
  useProductList,
  useShopIndex,
  type ToggleCallbacks,
} from '../index';
import {
  waitForIdle,
  renderHookWithMall,
  setupMall,
  signIn,
  type TestClient,
} from '../testing/setup';

const setup = setupMall();
const COLLECT = 'POST /api/product/collect';

let member: TestMember;
let id: number;
beforeEach(async () => {
  member = await setup.server.makeMember();
  ({ id } = await setup.server.makeProduct({ name: '蘿蔔糕' }));
});

/** Renders a product in three places, with its heart. */
function showEverywhere(testClient: TestClient, callbacks: ToggleCallbacks = {}) {
  const rendered = renderHookWithMall(testClient, () => {
    const list = useProductList({ all: true });
    const detail = useProduct(id);
    const front = useShopIndex();
    const hearts = [
      list.items.find(({ p_id }) => p_id === id)?.is_collect,
      detail.data?.is_collect,
      front.data?.sections.flatMap(({ products }) => products).find(({ p_id }) => p_id === id)
        ?.is_collect,
    ];
    const toggle = useProductCollect({ p_id: id, is_collect: hearts[0] ?? false }, callbacks);
    return { hearts, toggle, list };
  });
  const shows = (on: boolean) =>
    waitFor(() => expect(rendered.result.current.hearts).toEqual([on, on, on]));
  return { ...rendered, shows };
}

/** Returns the state on the server. */
async function isCollected(): Promise<boolean> {
  const { body } = await setup.server.as(member).get(`/api/product/detail/${id}`);
  return (body.data as { is_collect: boolean }).is_collect;
}

describe('collecting a product', () => {
  it('is visible everywhere at once, and calls onSettled when the server has stored it', async () => {
    const testClient = await setup.signedIn(member);
    const onSettled = vi.fn();
    const { result, shows } = showEverywhere(testClient, { onSettled });
    await shows(false);
    const held = testClient.network.hold(COLLECT);
    act(() => result.current.toggle());
    await shows(true);
    await held.reached;
    expect(await isCollected()).toBe(false);
    expect(onSettled).not.toHaveBeenCalled();
    held.release();
    await waitFor(() => expect(onSettled).toHaveBeenCalledExactlyOnceWith(true));
    expect(await isCollected()).toBe(true);
    expect(result.current.hearts).toEqual([true, true, true]);
  });

  it.each([9, 10])('ends as the last of %i fast taps, with at most two calls', async (taps) => {
    const testClient = await setup.signedIn(member);
    const onSettled = vi.fn();
    const { result, shows } = showEverywhere(testClient, { onSettled });
    await shows(false);
    for (let tap = 1; tap <= taps; tap += 1) act(() => result.current.toggle());
    await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
    const odd = taps % 2 === 1;
    expect(await isCollected()).toBe(odd);
    expect(result.current.hearts).toEqual([odd, odd, odd]);
    expect(testClient.network.count(COLLECT)).toBeLessThanOrEqual(2);
  });

  it('does not change data that is being fetched already', async () => {
    const testClient = await setup.signedIn(member);
    const { result, shows } = showEverywhere(testClient);
    await shows(false);
    act(() => result.current.toggle(false));
    expect(testClient.network.count(COLLECT)).toBe(0);
  });

  it('is rolled back when the server refuses, and calls onFailed once', async () => {
    const testClient = await setup.signedIn(member);
    const onFailed = vi.fn();
    const { result, shows } = showEverywhere(testClient, { onFailed });
    await shows(false);
    await setup.server.db.execute(`update products set published = false where id = ${id}`);
    const held = testClient.network.hold(COLLECT);
    act(() => result.current.toggle());
    await shows(true);
    held.release();
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
    await shows(false);
    expect(isMallError(onFailed.mock.lastCall?.[0], 'productGone')).toBe(true);
  });

  it('falls back to the last confirmed state, not to the first one, when the response is lost', async () => {
    const testClient = await setup.signedIn(member);
    const onFailed = vi.fn();
    const { result, shows } = showEverywhere(testClient, { onFailed });
    await shows(false);
    const held = testClient.network.hold(COLLECT, 'reply');
    act(() => result.current.toggle());
    await held.reached;
    testClient.network.cut(COLLECT);
    act(() => result.current.toggle());
    await shows(false);
    held.release();
    await shows(true);
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
    expect(await isCollected()).toBe(true);
  });

  it('refetches the collection', async () => {
    const testClient = await setup.signedIn(member);
    const { result } = renderHookWithMall(testClient, () => ({
      mine: useProductList({ collected: true }),
      toggle: useProductCollect({ p_id: id, is_collect: false }),
    }));
    await waitFor(() => expect(result.current.mine.status).toBe('success'));
    act(() => result.current.toggle());
    await waitFor(() => expect(result.current.mine.items.map(({ p_id }) => p_id)).toEqual([id]));
  });

  it('survives a page of the list that was in flight', async () => {
    for (let more = 1; more <= 24; more += 1) await setup.server.makeProduct();
    await setup.server.db.execute(`update products set created_at = now() where id = ${id}`);
    const testClient = await setup.signedIn(member);
    const onSettled = vi.fn();
    const { result, shows } = showEverywhere(testClient, { onSettled });
    await shows(false);
    const held = testClient.network.hold('GET /api/product/all?page=2', 'reply');
    act(() => result.current.list.loadMore());
    await held.reached;
    act(() => result.current.toggle());
    await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
    held.release();
    await waitFor(() => expect(result.current.list.items).toHaveLength(25));
    await waitForIdle();
    expect(result.current.hearts).toEqual([true, true, true]);
  });

  it('stays visible when a fetch that started earlier resolves later', async () => {
    const testClient = await setup.signedIn(member);
    const onSettled = vi.fn();
    const { result, shows, client } = showEverywhere(testClient, { onSettled });
    await shows(false);
    const reads = [
      testClient.network.hold('GET /api/product/all', 'reply'),
      testClient.network.hold('GET /api/product/detail', 'reply'),
      testClient.network.hold('GET /api/shop/index', 'reply'),
    ];
    const refetched = client.refetchQueries({ type: 'active' });
    await Promise.all(reads.map(({ reached }) => reached));
    act(() => result.current.toggle());
    await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
    await shows(true);
    for (const { release } of reads) release();
    await refetched;
    await waitForIdle();
    expect(result.current.hearts).toEqual([true, true, true]);
    expect(await isCollected()).toBe(true);
  });

  it('is replaced by a later fetch with another value', async () => {
    const testClient = await setup.signedIn(member);
    const onSettled = vi.fn();
    const { result, shows, client } = showEverywhere(testClient, { onSettled });
    await shows(false);
    act(() => result.current.toggle());
    await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
    await setup.server.as(member).post('/api/product/collect', { p_id: id, action: 'delete' });
    await client.refetchQueries({ type: 'active' });
    await shows(false);
  });

  it('survives a fetch that resolves while the server is still processing it', async () => {
    const testClient = await setup.signedIn(member);
    const { result, shows, client } = showEverywhere(testClient);
    await shows(false);
    const held = testClient.network.hold(COLLECT);
    act(() => result.current.toggle());
    await held.reached;
    await client.refetchQueries({ type: 'active' });
    await waitForIdle();
    expect(result.current.hearts).toEqual([true, true, true]);
    held.release();
  });

  it('has no effect on the next member', async () => {
    const { server } = setup;
    const next = await server.makeMember();
    const testClient = await setup.signedIn(member);
    const callbacks = { onSettled: vi.fn(), onFailed: vi.fn() };
    const { result, shows } = showEverywhere(testClient, callbacks);
    await shows(false);
    const held = testClient.network.hold(COLLECT, 'reply');
    act(() => result.current.toggle());
    await held.reached;
    act(() => result.current.toggle());
    act(() => result.current.toggle());
    act(() => result.current.toggle());
    await act(() => signIn(server, testClient.mall, next));
    await shows(false);
    held.release();
    await waitForIdle();
    expect(result.current.hearts).toEqual([false, false, false]);
    expect(testClient.network.count(COLLECT)).toBe(1);
    expect(callbacks.onSettled).not.toHaveBeenCalled();
    act(() => result.current.toggle());
    await waitFor(() => expect(callbacks.onSettled).toHaveBeenCalledExactlyOnceWith(true));
  });
});
