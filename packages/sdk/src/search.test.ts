import { describe, expect, it } from 'vitest';
import { refusalOf, setupMall } from './testing/setup';

const setup = setupMall();

describe('mall.search', () => {
  it('finds products by a keyword with special characters', async () => {
    await setup.server.makeProduct({ name: '愛文芒果' });
    await setup.server.makeProduct({ name: '50% 可可/榛果' });
    const { search } = setup.guest();
    const find = async (q: string) => (await search.products(q)).list.map(({ name }) => name);
    expect(await find('芒果')).toEqual(['愛文芒果']);
    expect(await find('50% 可可/榛果')).toEqual(['50% 可可/榛果']);
    expect(await find('榴槤')).toEqual([]);
  });

  it('finds the posts that are visible to the caller', async () => {
    const { id } = await setup.server.makeArticle({ content: '清晨的牛肉湯' });
    await setup.server.makeArticle({ content: '牛肉湯私房店', gids: [9] });
    const { list } = await setup.guest().search.articles('牛肉湯');
    expect(list.map((post) => post.id)).toEqual([id]);
  });

  it('refuses more than 50 characters', async () => {
    const call = setup.guest().search.products('芒'.repeat(51));
    expect(await refusalOf(call, 'invalidFields')).toBe('invalidFields');
    const posts = setup.guest().search.articles('芒'.repeat(51));
    expect(await refusalOf(posts, 'invalidFields')).toBe('invalidFields');
  });
});
