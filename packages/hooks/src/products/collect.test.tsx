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
import { drawn, renderHookWithMall, setupMall, signIn, type TestClient } from '../testing/setup';

const setup = setupMall();
const COLLECT = 'POST /api/product/collect';

let member: TestMember;
let id: number;
beforeEach(async () => {
  member = await setup.server.makeMember();
  ({ id } = await setup.server.makeProduct({ name: '蘿蔔糕' }));
});

/** A product as three places show it, and its heart. */
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

/** What the mall itself has. */
async function isCollected(): Promise<boolean> {
  const { body } = await setup.server.as(member).get(`/api/product/detail/${id}`);
  return (body.data as { is_collect: boolean }).is_collect;
}

describe('collecting a product', () => {
  it('shows at once wherever it is shown, and is told once the mall has it', async () => {
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

  it.each([9, 10])(
    '%i times in a breath ends as the last tap said, in two calls at most',
    async (taps) => {
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
    },
  );

  it('does not change what is asked for already', async () => {
    const testClient = await setup.signedIn(member);
    const { result, shows } = showEverywhere(testClient);
    await shows(false);
    act(() => result.current.toggle(false));
    expect(testClient.network.count(COLLECT)).toBe(0);
  });

  it('that the mall refuses is taken back, and told once', async () => {
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

  it('that gets lost goes back to what the mall confirmed last, not to what was shown first', async () => {
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

  it('brings the collection itself up to date', async () => {
    const testClient = await setup.signedIn(member);
    const { result } = renderHookWithMall(testClient, () => ({
      mine: useProductList({ collected: true }),
      toggle: useProductCollect({ p_id: id, is_collect: false }),
    }));
    await waitFor(() => expect(result.current.mine.status).toBe('success'));
    act(() => result.current.toggle());
    await waitFor(() => expect(result.current.mine.items.map(({ p_id }) => p_id)).toEqual([id]));
  });

  it('survives a page of the list that was on its way when it was tapped', async () => {
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
    await drawn();
    expect(result.current.hearts).toEqual([true, true, true]);
  });

  it('survives a reading that began before the mall had it and came after', async () => {
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
    await drawn();
    expect(result.current.hearts).toEqual([true, true, true]);
    expect(await isCollected()).toBe(true);
  });

  it('leaves it to a later reading to say otherwise', async () => {
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

  it('survives a reading that came while the mall was still busy with it', async () => {
    const testClient = await setup.signedIn(member);
    const { result, shows, client } = showEverywhere(testClient);
    await shows(false);
    const held = testClient.network.hold(COLLECT);
    act(() => result.current.toggle());
    await held.reached;
    await client.refetchQueries({ type: 'active' });
    await drawn();
    expect(result.current.hearts).toEqual([true, true, true]);
    held.release();
  });

  it('by one member says nothing to the next', async () => {
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
    await drawn();
    expect(result.current.hearts).toEqual([false, false, false]);
    expect(testClient.network.count(COLLECT)).toBe(1);
    expect(callbacks.onSettled).not.toHaveBeenCalled();
    act(() => result.current.toggle());
    await waitFor(() => expect(callbacks.onSettled).toHaveBeenCalledExactlyOnceWith(true));
  });
});
