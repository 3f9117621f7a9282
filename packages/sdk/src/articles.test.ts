import { describe, expect, it } from 'vitest';
import { refusalOf, setStage } from './testing/stage';

const stage = setStage();

describe('articles', () => {
  it('are read page by page, and recommended', async () => {
    for (let number = 1; number <= 13; number += 1)
      await stage.server.makeArticle({ content: `第 ${number} 篇`, promoted: number === 5 });
    const mall = stage.guest();
    const first = await mall.articles.list();
    expect(first.page).toMatchObject({ current_page: 1, total_page: 2, total_count: 13 });
    expect(first.list[0]?.content).toBe('第 13 篇');
    expect((await mall.articles.list({ page: 2 })).list.map(({ content }) => content)).toEqual([
      '第 1 篇',
    ]);
    expect((await mall.articles.promoted()).map(({ content }) => content)).toEqual(['第 5 篇']);
  });

  it('have no page before the first', async () => {
    const call = stage.guest().articles.list({ page: 0 });
    expect(await refusalOf(call, 'invalidFields')).toBe('invalidFields');
  });
});
