import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createMallQueryClient, useArticle, useProductList } from './index';
import { articleOptions, productListOptions, queryKeys } from './queries';
import { drawn, onStage, setStage } from './testing/stage';

const stage = setStage();

it('what was read ahead is there at once, and not read again', async () => {
  const { id } = await stage.server.makeArticle({ content: '今天煮飯' });
  await stage.server.makeProduct({ name: '豆花' });
  const { mall, wire } = stage.guest();
  const client = createMallQueryClient();
  await client.prefetchQuery(articleOptions(mall, id));
  await client.prefetchInfiniteQuery(productListOptions(mall, { all: true }));
  expect(wire.count('GET /api/')).toBe(2);
  const { result } = onStage(
    { mall },
    () => ({ post: useArticle(id), goods: useProductList({ all: true }) }),
    client,
  );
  expect(result.current.post.data?.content).toBe('今天煮飯');
  expect(result.current.goods.items.map(({ name }) => name)).toEqual(['豆花']);
  await drawn();
  expect(wire.count('GET /api/')).toBe(2);
});

it('a domain is read anew by its key', async () => {
  const { id } = await stage.server.makeArticle({ content: '今天煮飯' });
  const { mall, wire } = stage.guest();
  const client = createMallQueryClient();
  await client.prefetchQuery(articleOptions(mall, id));
  onStage({ mall }, () => useArticle(id), client);
  await act(() => client.invalidateQueries({ queryKey: queryKeys.articles }));
  expect(wire.count(`GET /api/article/detail/${id}`)).toBe(2);
});
