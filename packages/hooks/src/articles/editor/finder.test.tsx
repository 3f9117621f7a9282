import type { ProductInPost } from '@mall/sdk';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useProductFinder, useRecentProducts } from '../../index';
import { renderHookWithMall, setupMall } from '../../testing/setup';

const setup = setupMall();
const FIND = 'GET /api/article/product/list/';

async function openFinder(count: number, addedCount = 0) {
  for (let at = 1; at <= count; at += 1) await setup.server.makeProduct({ name: `芒果 ${at}` });
  const testClient = await setup.signedIn(await setup.server.makeMember({ gid: 4 }));
  const { list } = await testClient.mall.articles.findProducts('芒果');
  const added: readonly ProductInPost[] = list.slice(0, addedCount);
  const before = testClient.network.count(FIND);
  const { result } = renderHookWithMall(testClient, () => useProductFinder(added));
  const asked = () => testClient.network.count(FIND) - before;
  return { now: () => result.current, asked, added };
}

describe('useProductFinder', () => {
  it('offers collected, bought and seen products before a search, each once', async () => {
    const [rice, tea] = [
      await setup.server.makeProduct({ name: '池上米' }),
      await setup.server.makeProduct({ name: '高山茶' }),
    ];
    const testClient = await setup.signedIn(await setup.server.makeMember({ gid: 4 }));
    await testClient.mall.products.collect(rice.id, true);
    for (const { id } of [rice, tea])
      renderHookWithMall(testClient, () => useRecentProducts(id)).unmount();
    const { result } = renderHookWithMall(testClient, () => useProductFinder([]));
    await waitFor(() =>
      expect(
        result.current.suggested.map(({ kind, products }) => [
          kind,
          products.map(({ name }) => name),
        ]),
      ).toEqual([
        ['collected', ['池上米']],
        ['seen', ['高山茶']],
      ]),
    );
  });

  it('requires a keyword', async () => {
    const { now, asked } = await openFinder(0);
    act(() => now().search('   '));
    expect(now().refusal).toBe('Please enter a keyword to search');
    expect(asked()).toBe(0);
    act(() => now().search(' 芒果 '));
    expect(now()).toMatchObject({ refusal: null, keyword: '芒果' });
    await waitFor(() => expect(now().found.status).toBe('success'));
    expect(now().found.items).toEqual([]);
  });

  it('returns products page by page', async () => {
    const { now } = await openFinder(30);
    act(() => now().search('芒果'));
    await waitFor(() => expect(now().found.items.length).toBeGreaterThan(0));
    expect(now().found.hasMore).toBe(true);
    act(() => now().found.loadMore());
    await waitFor(() => expect(now().found.pagesRead).toBe(2));
    const ids = now().found.items.map(({ p_id }) => p_id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("preselects the post's products, adds none twice, and requires at least one", async () => {
    const { now, added } = await openFinder(3, 1);
    expect(now().selected).toEqual(added);
    act(() => now().search('芒果'));
    await waitFor(() => expect(now().found.items).toHaveLength(3));
    const [first, second] = now().found.items;
    if (!first || !second) throw new Error('Nothing was found');
    act(() => now().toggle(second));
    const names = (list: readonly ProductInPost[] | null) => list?.map(({ name }) => name);
    expect(names(now().take())).toEqual([first.name, second.name]);
    act(() => now().toggle(first));
    expect(names(now().take())).toEqual([second.name]);
    act(() => now().toggle(second));
    act(() => expect(now().take()).toBeNull());
    expect(now().refusal).toBe('Please select at least one product before adding');
  });

  it('selects at most ten', async () => {
    const { now } = await openFinder(12);
    act(() => now().search('芒果'));
    await waitFor(() => expect(now().found.items.length).toBeGreaterThan(10));
    act(() => now().found.items.forEach((product) => now().toggle(product)));
    expect([now().selected.length, now().isFull]).toEqual([10, true]);
  });
});
