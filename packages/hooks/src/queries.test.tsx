import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createMallQueryClient, useArticle, useProductList } from './index';
import { articleOptions, productListOptions, queryKeys } from './queries';
import { waitForIdle, renderHookWithMall, setupMall } from './testing/setup';

const setup = setupMall();

it('prefetched data is shown at once and not refetched', async () => {
  const { id } = await setup.server.makeArticle({ content: '今天煮飯' });
  await setup.server.makeProduct({ name: '豆花' });
  const { mall, network } = setup.guest();
  const client = createMallQueryClient();
  await client.prefetchQuery(articleOptions(mall, id));
  await client.prefetchInfiniteQuery(productListOptions(mall, { all: true }));
  expect(network.count('GET /api/')).toBe(2);
  const { result } = renderHookWithMall(
    { mall },
    () => ({ post: useArticle(id), list: useProductList({ all: true }) }),
    client,
  );
  expect(result.current.post.data?.content).toBe('今天煮飯');
  expect(result.current.list.items.map(({ name }) => name)).toEqual(['豆花']);
  await waitForIdle();
  expect(network.count('GET /api/')).toBe(2);
});

it('a domain is refetched when its key is invalidated', async () => {
  const { id } = await setup.server.makeArticle({ content: '今天煮飯' });
  const { mall, network } = setup.guest();
  const client = createMallQueryClient();
  await client.prefetchQuery(articleOptions(mall, id));
  renderHookWithMall({ mall }, () => useArticle(id), client);
  await act(() => client.invalidateQueries({ queryKey: queryKeys.articles }));
  expect(network.count(`GET /api/article/detail/${id}`)).toBe(2);
});
