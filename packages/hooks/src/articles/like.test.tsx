import type { TestMember } from '@mall/server/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isMallError, type ArticleSummary } from '@mall/sdk';
import {
  useArticle,
  useArticleCollect,
  useArticleLike,
  useArticleList,
  useArticleSearch,
  useCollectedArticles,
  useProduct,
  usePromotedArticles,
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
const LIKE = 'POST /api/article/like';

let member: TestMember;
let id: number;
let productId: number;
beforeEach(async () => {
  member = await setup.server.makeMember();
  productId = (await setup.server.makeProduct({ name: '蘿蔔糕' })).id;
  ({ id } = await setup.server.makeArticle({
    content: '煎得金黃的蘿蔔糕',
    productIds: [productId],
    promoted: true,
  }));
});

/** Renders a post in five places, with its like button. */
function showEverywhere(testClient: TestClient, callbacks: ToggleCallbacks = {}) {
  const rendered = renderHookWithMall(testClient, () => {
    const feed = useArticleList();
    const detail = useArticle(id);
    const promoted = usePromotedArticles();
    const search = useArticleSearch('蘿蔔糕');
    const product = useProduct(productId);
    const places: readonly (ArticleSummary | undefined)[] = [
      feed.items.find((article) => article.id === id),
      detail.data,
      promoted.data?.[0],
      search.items[0],
      product.data?.articles[0],
    ];
    const [first] = places;
    const shown = { id, is_like: first?.is_like ?? false, like_count: first?.like_count ?? 0 };
    const toggle = useArticleLike(shown, callbacks);
    const likes = places.map((article) => article && [article.is_like, article.like_count]);
    return { likes, toggle, feed };
  });
  const shows = (on: boolean, count: number) =>
    waitFor(() =>
      expect(rendered.result.current.likes).toEqual(Array.from({ length: 5 }, () => [on, count])),
    );
  return { ...rendered, shows };
}

/** Returns the state on the server. */
async function likes(): Promise<Pick<ArticleSummary, 'is_like' | 'like_count'>> {
  const { body } = await setup.server.as(member).get(`/api/article/detail/${id}`);
  const { is_like, like_count } = body.data as ArticleSummary;
  return { is_like, like_count };
}
async function likedBy(count: number) {
  for (let each = 1; each <= count; each += 1)
    await setup.server
      .as(await setup.server.makeMember())
      .post('/api/article/like', { a_id: id, action: 'add' });
}

describe('liking a post', () => {
  it('updates heart and count everywhere at once, and calls onSettled when the server has stored it', async () => {
    await likedBy(3);
    const testClient = await setup.signedIn(member);
    const onSettled = vi.fn();
    const { result, shows } = showEverywhere(testClient, { onSettled });
    await shows(false, 3);
    const held = testClient.network.hold(LIKE);
    act(() => result.current.toggle());
    await shows(true, 4);
    await held.reached;
    expect(await likes()).toEqual({ is_like: false, like_count: 3 });
    expect(onSettled).not.toHaveBeenCalled();
    held.release();
    await waitFor(() => expect(onSettled).toHaveBeenCalledExactlyOnceWith(true));
    expect(await likes()).toEqual({ is_like: true, like_count: 4 });
    await shows(true, 4);
  });

  it("ends with the server's count when others like it too", async () => {
    const testClient = await setup.signedIn(member);
    const { result, shows } = showEverywhere(testClient);
    await shows(false, 0);
    await likedBy(2);
    act(() => result.current.toggle());
    await shows(true, 3);
    await likedBy(1);
    act(() => result.current.toggle());
    await shows(false, 3);
  });

  it.each([9, 10])('ends as the last of %i fast taps', async (taps) => {
    await likedBy(1);
    const testClient = await setup.signedIn(member);
    const onSettled = vi.fn();
    const { result, shows } = showEverywhere(testClient, { onSettled });
    await shows(false, 1);
    for (let tap = 1; tap <= taps; tap += 1) act(() => result.current.toggle());
    await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
    const is_like = taps % 2 === 1;
    const like_count = is_like ? 2 : 1;
    expect(await likes()).toEqual({ is_like, like_count });
    await shows(is_like, like_count);
    expect(testClient.network.count(LIKE)).toBeLessThanOrEqual(2);
  });

  it('is rolled back when the server refuses, and calls onFailed once', async () => {
    await likedBy(2);
    const testClient = await setup.signedIn(member);
    const onFailed = vi.fn();
    const { result, shows } = showEverywhere(testClient, { onFailed });
    await shows(false, 2);
    await setup.server.db.execute(`update articles set deleted_at = now() where id = ${id}`);
    const held = testClient.network.hold(LIKE);
    act(() => result.current.toggle());
    await shows(true, 3);
    held.release();
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
    await shows(false, 2);
    expect(isMallError(onFailed.mock.lastCall?.[0], 'notFound')).toBe(true);
  });

  it('falls back to the last confirmed state when the response is lost', async () => {
    const testClient = await setup.signedIn(member);
    const onFailed = vi.fn();
    const { result, shows } = showEverywhere(testClient, { onFailed });
    await shows(false, 0);
    await likedBy(4);
    const held = testClient.network.hold(LIKE, 'reply');
    act(() => result.current.toggle());
    await held.reached;
    const mend = testClient.network.cut(LIKE);
    act(() => result.current.toggle());
    await shows(false, 0);
    held.release();
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
    await shows(true, 5);
    mend();
    act(() => result.current.toggle());
    await shows(false, 4);
    await waitFor(async () => expect(await likes()).toEqual({ is_like: false, like_count: 4 }));
  });

  it('stays visible when a fetch that started earlier resolves later', async () => {
    const testClient = await setup.signedIn(member);
    const onSettled = vi.fn();
    const { result, shows, client } = showEverywhere(testClient, { onSettled });
    await shows(false, 0);
    const reads = ['article', 'article/detail', 'article/promote', 'search/article', 'product'].map(
      (place) => testClient.network.hold(`GET /api/${place}`, 'reply'),
    );
    const refetched = client.refetchQueries({ type: 'active' });
    await Promise.all(reads.map(({ reached }) => reached));
    await likedBy(1);
    act(() => result.current.toggle());
    await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
    await shows(true, 2);
    for (const { release } of reads) release();
    await refetched;
    await waitForIdle();
    await shows(true, 2);
  });

  it('survives a page of the wall that was in flight, and is counted once', async () => {
    for (let more = 1; more <= 12; more += 1)
      await setup.server.makeArticle({ createdAt: new Date(2020, 1, more) });
    const testClient = await setup.signedIn(member);
    const onSettled = vi.fn();
    const { result, shows } = showEverywhere(testClient, { onSettled });
    await shows(false, 0);
    const held = testClient.network.hold('GET /api/article?page=2', 'reply');
    act(() => result.current.feed.loadMore());
    await held.reached;
    act(() => result.current.toggle());
    await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
    held.release();
    await waitFor(() => expect(result.current.feed.items).toHaveLength(13));
    await shows(true, 1);
  });

  it('survives a fetch that resolves while the server is still processing it', async () => {
    await likedBy(1);
    const testClient = await setup.signedIn(member);
    const { result, shows, client } = showEverywhere(testClient);
    await shows(false, 1);
    const held = testClient.network.hold(LIKE);
    act(() => result.current.toggle());
    await held.reached;
    await client.refetchQueries({ type: 'active' });
    await waitForIdle();
    await shows(true, 2);
    held.release();
  });

  it('counts once when a fetch contains it before its response arrives', async () => {
    const testClient = await setup.signedIn(member);
    const { result, shows, client } = showEverywhere(testClient);
    await shows(false, 0);
    const held = testClient.network.hold(LIKE, 'reply');
    act(() => result.current.toggle());
    await held.reached;
    await client.refetchQueries({ type: 'active' });
    await waitForIdle();
    await shows(true, 1);
    held.release();
    await waitForIdle();
    await shows(true, 1);
  });

  it('is replaced by a later fetch with another value', async () => {
    const testClient = await setup.signedIn(member);
    const onSettled = vi.fn();
    const { result, shows, client } = showEverywhere(testClient, { onSettled });
    await shows(false, 0);
    act(() => result.current.toggle());
    await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
    await likedBy(2);
    await setup.server.as(member).post('/api/article/like', { a_id: id, action: 'delete' });
    await client.refetchQueries({ type: 'active' });
    await shows(false, 2);
  });

  it('has no effect on the next member', async () => {
    const { server } = setup;
    const next = await server.makeMember();
    const testClient = await setup.signedIn(member);
    const callbacks = { onSettled: vi.fn(), onFailed: vi.fn() };
    const { result, shows } = showEverywhere(testClient, callbacks);
    await shows(false, 0);
    const held = testClient.network.hold(LIKE, 'reply');
    act(() => result.current.toggle());
    await held.reached;
    act(() => result.current.toggle());
    act(() => result.current.toggle());
    await act(() => signIn(server, testClient.mall, next));
    await shows(false, 1);
    await likedBy(1);
    held.release();
    await waitForIdle();
    await shows(false, 1);
    expect(testClient.network.count(LIKE)).toBe(1);
    expect(callbacks.onSettled).not.toHaveBeenCalled();
    act(() => result.current.toggle());
    await waitFor(() => expect(callbacks.onSettled).toHaveBeenCalledExactlyOnceWith(true));
    await shows(true, 3);
  });
});

describe('collecting a post', () => {
  const onTheWall = (testClient: TestClient, callbacks: ToggleCallbacks = {}) =>
    renderHookWithMall(testClient, () => {
      const { items } = useArticleList();
      const article = items[0];
      const mine = useCollectedArticles();
      const toggle = useArticleCollect({ id, is_collect: article?.is_collect ?? false }, callbacks);
      return { is_collect: article?.is_collect, mine, toggle };
    });
  const shows = ({ result }: ReturnType<typeof onTheWall>, on: boolean, mine: number[]) =>
    waitFor(() => {
      expect(result.current.is_collect).toBe(on);
      expect(result.current.mine.items.map((article) => article.id)).toEqual(mine);
    });

  it('is visible at once, and the collection is refetched', async () => {
    const testClient = await setup.signedIn(member);
    const rendered = onTheWall(testClient);
    await shows(rendered, false, []);
    const held = testClient.network.hold('POST /api/article/collect');
    act(() => rendered.result.current.toggle());
    await shows(rendered, true, []);
    await held.reached;
    held.release();
    await shows(rendered, true, [id]);
    act(() => rendered.result.current.toggle());
    await shows(rendered, false, []);
  });

  it('is rolled back when the server is unreachable', async () => {
    const testClient = await setup.signedIn(member);
    const onFailed = vi.fn();
    const rendered = onTheWall(testClient, { onFailed });
    await shows(rendered, false, []);
    testClient.network.cut('POST /api/article/collect');
    act(() => rendered.result.current.toggle());
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
    await shows(rendered, false, []);
  });

  it('refetches the collection, regardless of other taps', async () => {
    const { id: other } = await setup.server.makeArticle();
    await setup.server.as(member).post('/api/article/collect', { a_id: other, action: 'add' });
    const testClient = await setup.signedIn(member);
    const before = renderHookWithMall(testClient, useCollectedArticles);
    await waitFor(() => expect(before.result.current.items).toHaveLength(1));
    before.unmount();
    const onSettled = vi.fn();
    const taps = renderHookWithMall(
      testClient,
      () => ({
        collect: useArticleCollect({ id, is_collect: false }, { onSettled }),
        like: useArticleLike({ id: other, is_like: false, like_count: 0 }, { onSettled }),
      }),
      before.client,
    );
    act(() => taps.result.current.collect());
    await waitFor(() => expect(onSettled).toHaveBeenCalledOnce());
    act(() => taps.result.current.like());
    await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(2));
    const after = renderHookWithMall(testClient, useCollectedArticles, before.client);
    await waitFor(() =>
      expect(after.result.current.items.map((article) => article.id)).toEqual([id, other]),
    );
  });

  it("makes no request for a guest's collection", async () => {
    const testClient = setup.guest();
    const { result } = renderHookWithMall(testClient, useCollectedArticles);
    await act(() => testClient.mall.start());
    expect(result.current.status).toBe('guest');
    expect(testClient.network.count('GET /api/article/collect')).toBe(0);
  });
});
