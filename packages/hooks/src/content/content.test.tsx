import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  useArticleList,
  useHotTags,
  useInfo,
  usePromotedArticles,
  useQuestions,
  useQuickLinks,
  useShopIndex,
} from '../index';
import { waitForIdle, renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();
const insert = (statement: string) => setup.server.db.execute(statement);

describe('the home page', () => {
  it('returns banners and rows of products', async () => {
    await insert(
      `insert into banners (title, text, img, href) values ('柑橘季', '整條巷子都香', '/b.avif', '/mall')`,
    );
    await setup.server.makeProduct({ name: '椪柑' });
    const { result } = renderHookWithMall(setup.guest(), useShopIndex);
    await waitFor(() =>
      expect(result.current.data?.banners.map(({ title }) => title)).toEqual(['柑橘季']),
    );
    expect(result.current.data?.sections[0]?.products.map(({ name }) => name)).toEqual(['椪柑']);
  });

  it('returns quick links', async () => {
    await insert(
      `insert into quick_links (name, img, href) values ('早餐', '/q.avif', '/store/1')`,
    );
    const { result } = renderHookWithMall(setup.guest(), useQuickLinks);
    await waitFor(() => expect(result.current.data?.map(({ name }) => name)).toEqual(['早餐']));
  });

  it('returns the most frequent searches when a search box opens', async () => {
    await insert(`insert into hot_tags (word) values ('芒果')`);
    const testClient = setup.guest();
    let open = false;
    const { result, rerender } = renderHookWithMall(testClient, () =>
      useHotTags({ enabled: open }),
    );
    await waitForIdle();
    expect(testClient.network.count('GET /api/hot/tags')).toBe(0);
    open = true;
    rerender();
    await waitFor(() => expect(result.current.data).toEqual(['芒果']));
  });
});

describe('the wall', () => {
  it('loads more posts, newest first', async () => {
    const { id: memberId } = await setup.server.makeMember();
    for (let number = 1; number <= 25; number += 1)
      await setup.server.makeArticle({ memberId, content: `第 ${number} 篇` });
    const { result } = renderHookWithMall(setup.guest(), useArticleList);
    await waitFor(() => expect(result.current.items[0]?.content).toBe('第 25 篇'));
    for (let page = 1; result.current.hasMore && page <= 25; page += 1) {
      const before = result.current.pagesRead;
      result.current.loadMore();
      await waitFor(() => expect(result.current.pagesRead).toBe(before + 1));
    }
    expect(result.current.items).toHaveLength(25);
    expect(result.current.pagesRead).toBeGreaterThan(1);
  });

  it('shows a post of a group only to its members, and drops it after sign-out', async () => {
    const { server } = setup;
    await server.makeArticle({ content: '社團限定', gids: [7] });
    await server.makeArticle({ content: '給大家' });
    const testClient = await setup.signedIn(await server.makeMember({ gid: 7 }));
    const { result } = renderHookWithMall(testClient, useArticleList);
    const contents = () => result.current.items.map(({ content }) => content);
    await waitFor(() => expect(contents()).toEqual(['給大家', '社團限定']));
    testClient.mall.session.end('logout');
    await waitFor(() => expect(contents()).toEqual(['給大家']));
  });

  it('returns the promoted posts', async () => {
    await setup.server.makeArticle({ content: '店長推薦', promoted: true });
    const { result } = renderHookWithMall(setup.guest(), usePromotedArticles);
    await waitFor(() =>
      expect(result.current.data?.map(({ content }) => content)).toEqual(['店長推薦']),
    );
  });
});

describe("the shop's texts", () => {
  it('are returned by page, and the FAQ by section', async () => {
    const { result } = renderHookWithMall(setup.guest(), () => ({
      about: useInfo(3),
      questions: useQuestions(),
    }));
    await waitFor(() => expect(result.current.questions.isSuccess).toBe(true));
    await waitFor(() => expect(result.current.about.isPending).toBe(false));
  });
});
