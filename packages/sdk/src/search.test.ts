import { describe, expect, it } from 'vitest';
import { refusalOf, setStage } from './testing/stage';

const stage = setStage();

describe('searching', () => {
  it('finds by a word, whatever signs it has', async () => {
    await stage.server.makeProduct({ name: '愛文芒果' });
    await stage.server.makeProduct({ name: '50% 可可/榛果' });
    const { search } = stage.guest();
    const find = async (q: string) => (await search.products(q)).list.map(({ name }) => name);
    expect(await find('芒果')).toEqual(['愛文芒果']);
    expect(await find('50% 可可/榛果')).toEqual(['50% 可可/榛果']);
    expect(await find('榴槤')).toEqual([]);
  });

  it('finds posts that one may see', async () => {
    const { id } = await stage.server.makeArticle({ content: '清晨的牛肉湯' });
    await stage.server.makeArticle({ content: '牛肉湯私房店', gids: [9] });
    const { list } = await stage.guest().search.articles('牛肉湯');
    expect(list.map((post) => post.id)).toEqual([id]);
  });

  it('takes no more than 50 characters', async () => {
    const call = stage.guest().search.products('芒'.repeat(51));
    expect(await refusalOf(call, 'invalidFields')).toBe('invalidFields');
    const posts = stage.guest().search.articles('芒'.repeat(51));
    expect(await refusalOf(posts, 'invalidFields')).toBe('invalidFields');
  });
});
