import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isMallError } from '@mall/sdk';
import {
  useCategories,
  useProduct,
  useProductList,
  useSearch,
  useSearchSuggestion,
  type PagedList,
} from '../index';
import { renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

/** Creates more than one page of products, `商品 1` the oldest. */
async function fillShelves(count: number) {
  const { id: categoryId } = await setup.server.makeCategory();
  for (let number = 1; number <= count; number += 1) {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, number));
    await setup.server.makeProduct({ categoryId, name: `商品 ${number}`, createdAt });
  }
  return categoryId;
}

const newest = (count: number, from = count) =>
  Array.from({ length: from }, (_, at) => `商品 ${count - at}`);
const names = ({ current }: { current: PagedList<{ readonly name: string }> }) =>
  current.items.map(({ name }) => name);

describe('useProductList', () => {
  it('loads page by page, newest first, until the end', async () => {
    await fillShelves(50);
    const testClient = setup.guest();
    const { result } = renderHookWithMall(testClient, () =>
      useProductList({ all: true }, { sort: 'newest' }),
    );
    expect(result.current).toMatchObject({
      items: [],
      status: 'pending',
      hasMore: false,
      pagesRead: 0,
    });
    await waitFor(() => expect(names(result)).toEqual(newest(50, 24)));
    expect(result.current).toMatchObject({ totalCount: 50, hasMore: true, pagesRead: 1 });
    act(() => result.current.loadMore());
    await waitFor(() => expect(names(result)).toEqual(newest(50, 48)));
    act(() => result.current.loadMore());
    await waitFor(() => expect(names(result)).toEqual(newest(50)));
    expect(result.current).toMatchObject({ hasMore: false, pagesRead: 3 });
    act(() => result.current.loadMore());
    expect(testClient.network.count('GET /api/product/all')).toBe(3);
  });

  it('fetches a page once when loadMore is called several times', async () => {
    await fillShelves(30);
    const testClient = setup.guest();
    const { result } = renderHookWithMall(testClient, () => useProductList({ all: true }));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.hasMore).toBe(true));
    act(() => {
      result.current.loadMore();
      result.current.loadMore();
      result.current.loadMore();
    });
    await waitFor(() => expect(result.current.items).toHaveLength(30));
    expect(testClient.network.count('GET /api/product/all')).toBe(2);
  });

  it('shows each product once when one is inserted between two pages', async () => {
    await fillShelves(30);
    const { result } = renderHookWithMall(setup.guest(), () =>
      useProductList({ all: true }, { sort: 'newest' }),
    );
    await waitFor(() => expect(result.current.hasMore).toBe(true));
    await setup.server.makeProduct({ name: '今天剛到', createdAt: new Date(Date.UTC(2026, 5, 1)) });
    act(() => result.current.loadMore());
    await waitFor(() => expect(names(result)).toEqual(newest(30)));
    expect(result.current.totalCount).toBe(31);
  });

  it('keeps its items when a page fails, and fetches that page on demand', async () => {
    await fillShelves(30);
    const { mall, network } = setup.guest();
    const { result } = renderHookWithMall({ mall }, () =>
      useProductList({ all: true }, { sort: 'newest' }),
    );
    await waitFor(() => expect(result.current.hasMore).toBe(true));
    const mend = network.cut('GET /api/product/all');
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.status).toBe('error'));
    expect(names(result)).toEqual(newest(30, 24));
    expect(isMallError(result.current.error) && result.current.error.isTransport).toBe(true);
    mend();
    act(() => result.current.refetch());
    await waitFor(() => expect(names(result)).toEqual(newest(30)));
    expect(result.current.status).toBe('success');
  });

  it('starts over when its first page fails', async () => {
    await fillShelves(2);
    const { mall, network } = setup.guest();
    const mend = network.cut('GET /api/product/all');
    const { result } = renderHookWithMall({ mall }, () => useProductList({ all: true }));
    await waitFor(() => expect(result.current.status).toBe('error'));
    mend();
    act(() => result.current.refetch());
    await waitFor(() => expect(result.current.items).toHaveLength(2));
  });

  it('refetches the loaded pages when they, and not the next page, have failed', async () => {
    await fillShelves(2);
    const { mall, network } = setup.guest();
    const { result, client } = renderHookWithMall({ mall }, () => useProductList({ all: true }));
    await waitFor(() => expect(result.current.status).toBe('success'));
    await setup.server.makeProduct({ name: '今天剛到' });
    const mend = network.cut('GET /api/product/all');
    await act(() => client.refetchQueries({ type: 'active' }));
    await waitFor(() => expect(result.current.status).toBe('error'));
    mend();
    act(() => result.current.refetch());
    await waitFor(() => expect(names(result)).toContain('今天剛到'));
  });

  it('is sorted and filtered by the server, with a separate list for each combination', async () => {
    const { server } = setup;
    const { id: fruit } = await server.makeCategory({ name: '水果' });
    const { id: citrus } = await server.makeCategory({ name: '柑橘', parentId: fruit });
    const price = (amount: number, stock = 10) => ({
      rules: [{ amount, marketPrice: amount, stock }],
    });
    await server.makeProduct({ categoryId: citrus, name: '椪柑', ...price(80) });
    await server.makeProduct({ categoryId: fruit, name: '草莓', layer: 2, ...price(300) });
    await server.makeProduct({ categoryId: fruit, name: '水蜜桃', layer: 2, ...price(200, 0) });
    await server.makeProduct({ name: '湯圓', layer: 3, ...price(100) });
    const { result } = renderHookWithMall(setup.guest(), () => ({
      all: useProductList({ all: true }, { sort: 'price_asc' }),
      fruit: useProductList({ category: fruit }, { sort: 'price_desc' }),
      cold: useProductList({ all: true }, { layer: 2, in_stock: '1' }),
      cheap: useProductList({ all: true }, { price_max: 100, sort: 'price_asc' }),
    }));
    const shown = () =>
      Object.values(result.current).map(({ items }) => items.map(({ name }) => name));
    await waitFor(() =>
      expect(shown()).toEqual([
        ['椪柑', '湯圓', '水蜜桃', '草莓'],
        ['草莓', '水蜜桃', '椪柑'],
        ['草莓'],
        ['椪柑', '湯圓'],
      ]),
    );
  });

  it("makes no request for a guest's collection", async () => {
    const testClient = setup.guest();
    const { result } = renderHookWithMall(testClient, () => useProductList({ collected: true }));
    await act(() => testClient.mall.start());
    expect(result.current.status).toBe('guest');
    expect(testClient.network.count('GET /api/product/collect')).toBe(0);
  });
});

describe('useSearch', () => {
  it('finds by a keyword and accepts the same filters', async () => {
    const { server } = setup;
    await server.makeProduct({ name: '愛文芒果' });
    await server.makeProduct({ name: '芒果乾', keywords: '零食', layer: 1 });
    await server.makeProduct({ name: '芒果冰', layer: 3 });
    await server.makeProduct({ name: '鳳梨' });
    const { result } = renderHookWithMall(setup.guest(), () => ({
      all: useSearch('芒果'),
      frozen: useSearch('芒果', { layer: 3 }),
      none: useSearch('榴槤'),
    }));
    await waitFor(() => expect(result.current.all.items).toHaveLength(3));
    await waitFor(() => expect(names({ current: result.current.frozen })).toEqual(['芒果冰']));
    await waitFor(() =>
      expect(result.current.none).toMatchObject({ status: 'success', items: [], totalCount: 0 }),
    );
  });

  it('suggests a similar name when it finds nothing', async () => {
    await setup.server.makeProduct({ name: '愛文芒果' });
    const { result } = renderHookWithMall(setup.guest(), () => [
      useSearchSuggestion('愛玟芒果'),
      useSearchSuggestion('芒果'),
    ]);
    await waitFor(() => expect(result.current).toEqual(['愛文芒果', null]));
  });

  it('finds nothing by a keyword that is too long', async () => {
    const { result } = renderHookWithMall(setup.guest(), () => useSearch('芒'.repeat(51)));
    await waitFor(() => expect(isMallError(result.current.error, 'invalidFields')).toBe(true));
  });
});

describe('useProduct', () => {
  it('returns a product with its variants', async () => {
    const { id } = await setup.server.makeProduct({
      name: '鳳梨酥',
      rules: [{ stock: 3 }, { stock: 0 }],
    });
    const { result } = renderHookWithMall(setup.guest(), () => useProduct(id));
    await waitFor(() =>
      expect(result.current.data?.rules.map(({ stock }) => stock)).toEqual([3, 0]),
    );
  });

  it('reports a product that is no longer sold, without a retry', async () => {
    const { id } = await setup.server.makeProduct({ published: false });
    const testClient = setup.guest();
    const { result } = renderHookWithMall(testClient, () => useProduct(id));
    await waitFor(() => expect(isMallError(result.current.error, 'productGone')).toBe(true));
    expect(testClient.network.count(`GET /api/product/detail/${id}`)).toBe(1);
  });
});

describe('useCategories', () => {
  it('returns the categories in order, with their sub-categories', async () => {
    const { server } = setup;
    const { id } = await server.makeCategory({ name: '生鮮', position: 2 });
    await server.makeCategory({ name: '零食', position: 1 });
    await server.makeCategory({ name: '海鮮', parentId: id });
    const { result } = renderHookWithMall(setup.guest(), useCategories);
    await waitFor(() =>
      expect(
        result.current.data?.map(({ name, sub }) => [name, sub?.map((each) => each.name)]),
      ).toEqual([
        ['零食', undefined],
        ['生鮮', ['海鮮']],
      ]),
    );
  });
});
