import { focusManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isMallError } from '@mall/sdk';
import {
  useArticle,
  useArticleDelete,
  useArticleList,
  useAuthor,
  useRefetchArticles,
  usePromotedArticles,
} from '../index';
import { renderHookWithMall, setupMall, signIn, type RenderedHook } from '../testing/setup';

const setup = setupMall();
const MINUTE = 60_000;
/** The group whose members may post, and delete what they posted. */
const POSTERS = 4;

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** Posts `貼 1` to `貼 n`, one minute apart; returns their ids. */
async function fillWall(count: number, memberId?: number): Promise<number[]> {
  const ids: number[] = [];
  const author = memberId ?? (await setup.server.makeMember()).id;
  for (let number = 1; number <= count; number += 1) {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, number));
    const { id } = await setup.server.makeArticle({
      memberId: author,
      content: `貼 ${number}`,
      createdAt,
    });
    ids.push(id);
  }
  return ids;
}
const postNow = (content: string) => setup.server.makeArticle({ content });

const newest = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, at) => `貼 ${from - at}`);
const texts = ({ items }: ReturnType<typeof useArticleList>) => items.map(({ content }) => content);

type Wall = RenderedHook<ReturnType<typeof useArticleList>>;
async function readOn({ result }: Pick<Wall, 'result'>): Promise<void> {
  const { pagesRead } = result.current;
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.pagesRead).toBe(pagesRead + 1));
}

describe('the wall', () => {
  it('shows each post once when others post meanwhile', async () => {
    await fillWall(30);
    const wall = renderHookWithMall(setup.guest(), useArticleList);
    await waitFor(() => expect(texts(wall.result.current)).toEqual(newest(30, 19)));
    for (let late = 1; late <= 12; late += 1) await postNow(`剛剛 ${late}`);
    await readOn(wall);
    expect(texts(wall.result.current)).toEqual(newest(30, 7));
    await readOn(wall);
    expect(texts(wall.result.current)).toEqual(newest(30, 1));
    expect(wall.result.current).toMatchObject({ hasMore: false, totalCount: 30 });
  });

  it('skips no post when loaded posts are deleted meanwhile', async () => {
    const member = await setup.server.makeMember({ gid: POSTERS });
    const ids = await fillWall(30, member.id);
    const testClient = await setup.signedIn(member);
    const { result } = renderHookWithMall(testClient, () => ({
      ...useArticleList(),
      deletion: useArticleDelete(),
    }));
    await waitFor(() => expect(result.current.items).toHaveLength(12));
    await act(() => result.current.deletion.mutateAsync(ids[29] ?? 0));
    await act(() => result.current.deletion.mutateAsync(ids[20] ?? 0));
    const rest = newest(29, 1).filter((text) => text !== '貼 21');
    await waitFor(() => expect(texts(result.current)).toEqual(rest.slice(0, 10)));
    while (result.current.hasMore) await readOn({ result });
    expect(texts(result.current)).toEqual(rest);
  });

  it('is restored from the cache without a request when it mounts again', async () => {
    await fillWall(30);
    const testClient = setup.guest();
    const before = renderHookWithMall(testClient, useArticleList);
    await waitFor(() => expect(before.result.current.hasMore).toBe(true));
    await readOn(before);
    await readOn(before);
    before.unmount();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * MINUTE });
    const again = renderHookWithMall(testClient, useArticleList, before.client);
    expect(again.result.current.items).toHaveLength(30);
    await act(async () => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    await waitFor(() => expect(testClient.network.count('GET /api/article?until')).toBe(1));
    expect(testClient.network.count('GET /api/article')).toBe(4);
  });

  it('counts newer posts once a minute while it is visible', async () => {
    await fillWall(3);
    const testClient = setup.guest();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const { result } = renderHookWithMall(testClient, useArticleList);
    const counts = (count: number) =>
      vi.waitFor(() => expect(result.current.newerCount).toBe(count));
    await vi.waitFor(() => expect(result.current.items).toHaveLength(3));
    const asked = () => testClient.network.count('GET /api/article?until');
    expect(asked()).toBe(0);
    await postNow('一');
    await postNow('二');
    act(() => void vi.advanceTimersByTime(MINUTE));
    await counts(2);
    expect(asked()).toBe(1);
    focusManager.setFocused(false);
    await postNow('三');
    act(() => void vi.advanceTimersByTime(10 * MINUTE));
    expect(asked()).toBe(1);
    act(() => focusManager.setFocused(true));
    await counts(3);
    expect(asked()).toBe(2);
    expect(texts(result.current)).toEqual(newest(3, 1));
  });

  it('restarts at the newest post with one page', async () => {
    await fillWall(30);
    const testClient = setup.guest();
    const wall = renderHookWithMall(testClient, useArticleList);
    await waitFor(() => expect(wall.result.current.hasMore).toBe(true));
    await readOn(wall);
    await postNow('剛出爐');
    const asked = testClient.network.count('GET /api/article');
    const held = testClient.network.hold('GET /api/article');
    act(() => wall.result.current.showNewer());
    await held.reached;
    await waitFor(() => expect(texts(wall.result.current)).toEqual(newest(30, 19)));
    held.release();
    await waitFor(() => expect(texts(wall.result.current)).toEqual(['剛出爐', ...newest(30, 20)]));
    expect(testClient.network.count('GET /api/article')).toBe(asked + 1);
    expect(wall.result.current.newerCount).toBe(0);
    await readOn(wall);
    expect(texts(wall.result.current)).toEqual(['剛出爐', ...newest(30, 8)]);
  });

  it('keeps its first page when restarting fails, and refetches it on demand', async () => {
    await fillWall(30);
    const { mall, network } = setup.guest();
    const wall = renderHookWithMall({ mall }, useArticleList);
    await waitFor(() => expect(wall.result.current.hasMore).toBe(true));
    await readOn(wall);
    await postNow('剛出爐');
    const mend = network.cut('GET /api/article');
    act(() => wall.result.current.showNewer());
    await waitFor(() => expect(wall.result.current.status).toBe('error'));
    expect(texts(wall.result.current)).toEqual(newest(30, 19));
    mend();
    act(() => wall.result.current.refetch());
    await waitFor(() => expect(wall.result.current.items[0]?.content).toBe('剛出爐'));
    expect(wall.result.current.pagesRead).toBe(1);
  });

  it('differs by member, with the posts of their groups', async () => {
    const { server } = setup;
    const member = await server.makeMember({ gid: 7 });
    await fillWall(1);
    await server.makeArticle({ content: '給鄰居', gids: [7] });
    const testClient = setup.guest();
    const { result } = renderHookWithMall(testClient, useArticleList);
    await waitFor(() => expect(texts(result.current)).toEqual(['貼 1']));
    await act(() => signIn(server, testClient.mall, member));
    await waitFor(() => expect(texts(result.current)).toEqual(['給鄰居', '貼 1']));
    await act(() => testClient.mall.auth.logout());
    await waitFor(() => expect(texts(result.current)).toEqual(['貼 1']));
  });
});

describe('one post', () => {
  it("is shown at once from the wall's cache, and then refetched", async () => {
    const [id = 0] = await fillWall(1);
    const testClient = setup.guest();
    const wall = renderHookWithMall(testClient, useArticleList);
    await waitFor(() => expect(wall.result.current.items).toHaveLength(1));
    await setup.server.db.execute(`update articles set content = '改過了' where id = ${id}`);
    const { result } = renderHookWithMall(testClient, () => useArticle(id), wall.client);
    expect(result.current.data?.content).toBe('貼 1');
    await waitFor(() => expect(result.current.data?.content).toBe('改過了'));
  });

  it('is shown at once from the promoted posts, too', async () => {
    const { id } = await setup.server.makeArticle({ content: '推薦', promoted: true });
    const testClient = setup.guest();
    const promoted = renderHookWithMall(testClient, usePromotedArticles);
    await waitFor(() => expect(promoted.result.current.data).toHaveLength(1));
    const { result } = renderHookWithMall(testClient, () => useArticle(id), promoted.client);
    expect(result.current.data?.content).toBe('推薦');
  });

  it('reports notFound when it is deleted, although the wall still shows it', async () => {
    const [id = 0] = await fillWall(1);
    const testClient = setup.guest();
    const wall = renderHookWithMall(testClient, useArticleList);
    await waitFor(() => expect(wall.result.current.items).toHaveLength(1));
    await setup.server.db.execute(`update articles set deleted_at = now() where id = ${id}`);
    const { result } = renderHookWithMall(testClient, () => useArticle(id), wall.client);
    await waitFor(() => expect(isMallError(result.current.error, 'notFound')).toBe(true));
    expect(result.current.data).toBeUndefined();
  });
});

describe('after a post was saved', () => {
  it("restarts the wall and refetches the post's page", async () => {
    const [id = 0] = await fillWall(13);
    const testClient = setup.guest();
    const { result } = renderHookWithMall(testClient, () => ({
      ...useArticleList(),
      own: useArticle(id).data?.content,
      reload: useRefetchArticles(),
    }));
    await waitFor(() => expect(result.current.hasMore).toBe(true));
    await readOn({ result });
    await setup.server.db.execute(`update articles set content = '改過了' where id = ${id}`);
    await postNow('剛寫好');
    await act(() => result.current.reload());
    await waitFor(() => expect(texts(result.current)).toEqual(['剛寫好', ...newest(13, 3)]));
    expect(result.current.own).toBe('改過了');
  });

  it('refetches an unmounted wall when it mounts again', async () => {
    await fillWall(2);
    const testClient = setup.guest();
    const wall = renderHookWithMall(testClient, useArticleList);
    await waitFor(() => expect(wall.result.current.items).toHaveLength(2));
    wall.unmount();
    await postNow('剛寫好');
    const elsewhere = renderHookWithMall(testClient, useRefetchArticles, wall.client);
    await act(() => elsewhere.result.current());
    expect(testClient.network.count('GET /api/article')).toBe(1);
    const again = renderHookWithMall(testClient, useArticleList, wall.client);
    await waitFor(() => expect(texts(again.result.current)).toEqual(['剛寫好', '貼 2', '貼 1']));
  });
});

describe('useAuthor', () => {
  it('lists the posts of one member, page by page', async () => {
    const author = await setup.server.makeMember({ name: '小滿' });
    const [first = 0] = await fillWall(13, author.id);
    await postNow('別人的貼文');
    const { result } = renderHookWithMall(setup.guest(), () => useAuthor(first));
    await waitFor(() => expect(result.current.items).toHaveLength(12));
    expect(result.current).toMatchObject({ author: { name: '小滿' }, totalCount: 13 });
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.items).toHaveLength(13));
    expect(result.current.items.map(({ content }) => content)).not.toContain('別人的貼文');
  });

  it('fails when there is no such author', async () => {
    const { result } = renderHookWithMall(setup.guest(), () => useAuthor(999_999));
    await waitFor(() => expect(isMallError(result.current.error, 'notFound')).toBe(true));
  });
});
