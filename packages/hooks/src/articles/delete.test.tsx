import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { isMallError } from '@mall/sdk';
import type { TestMember } from '@mall/server/testing';
import {
  useArticle,
  useArticleCollect,
  useArticleList,
  useArticleSearch,
  useCollectedArticles,
  useArticleDelete,
  useProduct,
  usePromotedArticles,
  useArticleReport,
} from '../index';
import { waitForIdle, renderHookWithMall, setupMall, type TestClient } from '../testing/setup';

const setup = setupMall();
const DELETE = 'POST /api/article/delete';
/** The group whose members may post, and delete what they posted. */
const POSTERS = 4;

let poster: TestMember;
let productId: number;
let ids: readonly [deleted: number, other: number];
beforeEach(async () => {
  const { server } = setup;
  poster = await server.makeMember({ gid: POSTERS });
  productId = (await server.makeProduct()).id;
  const make = async () =>
    (
      await server.makeArticle({
        memberId: poster.id,
        content: '燉牛肉',
        productIds: [productId],
        promoted: true,
      })
    ).id;
  ids = [await make(), await make()];
  for (const a_id of ids)
    await server.as(poster).post('/api/article/collect', { a_id, action: 'add' });
});

/** Renders five places that show the posts, oldest first, and a delete function. */
function showEverywhere(testClient: TestClient) {
  const rendered = renderHookWithMall(testClient, () => {
    const feed = useArticleList();
    const lists = [
      feed.items,
      useArticleSearch('燉牛肉').items,
      useCollectedArticles().items,
      usePromotedArticles().data ?? [],
      useProduct(productId).data?.articles ?? [],
    ];
    const shown = lists.map((list) => list.map(({ id }) => id).sort((one, other) => one - other));
    return { shown, feed, deletion: useArticleDelete() };
  });
  const shows = (list: readonly number[]) =>
    waitFor(() =>
      expect(rendered.result.current.shown).toEqual(Array.from({ length: 5 }, () => list)),
    );
  return { ...rendered, shows };
}

describe('deleting a post', () => {
  it('removes it from every list when the server has deleted it', async () => {
    const testClient = await setup.signedIn(poster);
    const { result, shows } = showEverywhere(testClient);
    await shows(ids);
    const held = testClient.network.hold(DELETE);
    let deleted: Promise<void> | undefined;
    act(() => void (deleted = result.current.deletion.mutateAsync(ids[0])));
    await held.reached;
    await waitFor(() => expect(result.current.deletion.isPending).toBe(true));
    await shows(ids);
    held.release();
    await act(async () => deleted);
    await shows([ids[1]]);
    expect(result.current).toMatchObject({
      deletion: { isPending: false },
      feed: { totalCount: 1 },
    });
  });

  it('is not undone by fetches that started before', async () => {
    const testClient = await setup.signedIn(poster);
    const { result, shows, client } = showEverywhere(testClient);
    await shows(ids);
    const calls = ['search/article', 'article/collect', 'article/promote', 'product'];
    const reads = calls.map((call) => testClient.network.hold(`GET /api/${call}`, 'reply'));
    const refetched = client.refetchQueries({ type: 'active' });
    await Promise.all(reads.map(({ reached }) => reached));
    await act(() => result.current.deletion.mutateAsync(ids[0]));
    for (const { release } of reads) release();
    await act(() => refetched);
    await waitForIdle();
    await shows([ids[1]]);
  });

  it('is not undone by a page of the wall that was in flight', async () => {
    for (let more = 1; more <= 12; more += 1)
      await setup.server.makeArticle({ createdAt: new Date(2020, 1, more) });
    const testClient = await setup.signedIn(poster);
    const { result } = showEverywhere(testClient);
    await waitFor(() => expect(result.current.feed.hasMore).toBe(true));
    const held = testClient.network.hold('GET /api/article?page=2', 'reply');
    act(() => result.current.feed.loadMore());
    await held.reached;
    await act(() => result.current.deletion.mutateAsync(ids[0]));
    held.release();
    await waitFor(() => expect(result.current.feed.items).toHaveLength(13));
    expect(result.current.shown[0]).not.toContain(ids[0]);
  });

  it('leaves everything unchanged when the server refuses', async () => {
    const testClient = await setup.signedIn(await setup.server.makeMember());
    const { result } = renderHookWithMall(testClient, () => ({
      ...useArticleList(),
      deletion: useArticleDelete(),
    }));
    await waitFor(() => expect(result.current.items).toHaveLength(2));
    let error: unknown;
    await act(async () => {
      error = await result.current.deletion
        .mutateAsync(ids[0])
        .catch((refusal: unknown) => refusal);
    });
    expect(isMallError(error, 'notFound')).toBe(true);
    expect(result.current.items).toHaveLength(2);
  });

  it("keeps the post's own page until it is left, and reports notFound afterwards", async () => {
    const testClient = await setup.signedIn(poster);
    const page = renderHookWithMall(testClient, () => ({
      article: useArticle(ids[0]),
      deletion: useArticleDelete(),
    }));
    await waitFor(() => expect(page.result.current.article.data?.id).toBe(ids[0]));
    await act(() => page.result.current.deletion.mutateAsync(ids[0]));
    await waitForIdle();
    expect(page.result.current.article.data?.id).toBe(ids[0]);
    page.unmount();
    const again = renderHookWithMall(testClient, () => useArticle(ids[0]), page.client);
    expect(again.result.current.data).toBeUndefined();
    await waitFor(() => expect(isMallError(again.result.current.error, 'notFound')).toBe(true));
  });

  it('updates the collection separately from deleting', async () => {
    const testClient = await setup.signedIn(poster);
    const { result } = renderHookWithMall(testClient, () => ({
      mine: useCollectedArticles(),
      collect: useArticleCollect({ id: ids[1], is_collect: true }),
      deletion: useArticleDelete(),
    }));
    await waitFor(() => expect(result.current.mine.items).toHaveLength(2));
    await act(() => result.current.deletion.mutateAsync(ids[0]));
    act(() => result.current.collect());
    await waitFor(() => expect(result.current.mine).toMatchObject({ items: [], totalCount: 0 }));
  });
});

describe('useArticleReport', () => {
  it('reports a post to the shop', async () => {
    const testClient = await setup.signedIn(await setup.server.makeMember());
    const { result } = renderHookWithMall(testClient, useArticleReport);
    await act(() => result.current.mutateAsync({ a_id: ids[0], reason: '廣告' }));
    const { rows } = await setup.server.db.execute('select reason from article_reports');
    expect(rows).toEqual([{ reason: '廣告' }]);
    await waitFor(() => expect(result.current.isPending).toBe(false));
  });

  it('is refused when the post does not exist', async () => {
    const testClient = await setup.signedIn(await setup.server.makeMember());
    const { result } = renderHookWithMall(testClient, useArticleReport);
    let error: unknown;
    await act(async () => {
      error = await result.current
        .mutateAsync({ a_id: ids[1] + 1, reason: '廣告' })
        .catch((refusal: unknown) => refusal);
    });
    expect(isMallError(error, 'notFound')).toBe(true);
  });
});
