import type { Paged } from '@mall/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { foldSearchTexts } from '../../db/fold-search-texts';
import { describeMall } from '../../testing/describe-mall';

const mall = describeMall();

async function names(words: string, query = ''): Promise<string[]> {
  const { status, body } = await mall
    .as()
    .get(`/api/search/product/${encodeURIComponent(words)}${query}`);
  expect(status).toBe(200);
  return (body.data as Paged<{ name: string }>).list.map(({ name }) => name);
}

describe('searching products', () => {
  beforeEach(async () => {
    await mall.makeProduct({ name: '手工韭菜水餃', summary: '皮薄餡多', soldCount: 5, layer: 3 });
    await mall.makeProduct({ name: '餃子沾醬', keywords: '水餃 醬油', soldCount: 90 });
    await mall.makeProduct({ name: 'Arabica 咖啡豆 100%', soldCount: 1 });
    await mall.makeProduct({ name: '臺東池上米', soldCount: 1 });
    await mall.makeProduct({ name: '水餃皮', published: false });
  });

  test.each([
    ['水餃', ['手工韭菜水餃', '餃子沾醬']],
    ['韭菜水餃', ['手工韭菜水餃']],
    ['餃', ['餃子沾醬', '手工韭菜水餃']],
    ['皮薄', ['手工韭菜水餃']],
    ['水餃 醬', ['餃子沾醬']],
    ['水餃　韭菜', ['手工韭菜水餃']],
    ['arabica', ['Arabica 咖啡豆 100%']],
    ['ＡＲＡＢＩＣＡ', ['Arabica 咖啡豆 100%']],
    ['台東', ['臺東池上米']],
    ['臺東', ['臺東池上米']],
    ['餃水', []],
    ['100%', ['Arabica 咖啡豆 100%']],
    ['%', ['Arabica 咖啡豆 100%']],
    ['__', []],
    ["'; drop table products; --", []],
  ])('%s', async (words, expected) => expect(await names(words)).toEqual(expected));

  test('a name with the word comes before a summary with it, whatever the sales', async () => {
    await mall.makeProduct({ name: '酪梨', summary: '抹吐司', soldCount: 900 });
    await mall.makeProduct({ name: '果醬', keywords: '吐司', soldCount: 1 });
    await mall.makeProduct({ name: '湯種吐司', soldCount: 5 });
    await mall.makeProduct({ name: '吐司 8 片', soldCount: 2 });
    expect(await names('吐司')).toEqual(['吐司 8 片', '湯種吐司', '果醬', '酪梨']);
  });

  test('is filtered and sorted like any list', async () => {
    expect(await names('餃', '?layer=3')).toEqual(['手工韭菜水餃']);
    expect(await names('水餃', '?sort=best_selling')).toEqual(['餃子沾醬', '手工韭菜水餃']);
  });
});

describe('searching by other forms of a word', () => {
  beforeEach(async () => {
    await mall.makeProduct({ name: '湯種鮮奶麵包', soldCount: 5 });
    await mall.makeProduct({ name: '關廟鳳梨', soldCount: 4 });
    await mall.makeProduct({ name: '溫室小番茄', soldCount: 3 });
    await mall.makeProduct({ name: '厚片吐司', summary: '配馬鈴薯濃湯', soldCount: 2 });
  });

  test.each([
    ['面包', ['湯種鮮奶麵包']],
    ['麺包', ['湯種鮮奶麵包']],
    ['凤梨', ['關廟鳳梨']],
    ['鳯梨', ['關廟鳳梨']],
    ['蕃茄', ['溫室小番茄']],
    ['关庙', ['關廟鳳梨']],
  ])('%s finds it in its traditional form', async (words, expected) =>
    expect(await names(words)).toEqual(expected),
  );

  test('finds the synonyms that the shop declares, and no others', async () => {
    expect(await names('土司')).toEqual([]);
    await mall.setConfig('search', 'synonyms', '土司,吐司\n洋芋、馬鈴薯\n落單');
    expect(await names('土司')).toEqual(['厚片吐司']);
    expect(await names('厚片土司')).toEqual(['厚片吐司']);
    expect(await names('洋芋 吐司')).toEqual(['厚片吐司']);
    expect(await names('落單')).toEqual([]);
  });

  test('names only the words that the name lacks in every form', async () => {
    await mall.setConfig('search', 'synonyms', '土司,吐司');
    const read = async (words: string) => {
      const { body } = await mall.as().get(`/api/search/product/${encodeURIComponent(words)}`);
      return (body.data as Paged<{ matched_elsewhere: string[] }>).list.map(
        ({ matched_elsewhere }) => matched_elsewhere,
      );
    };
    expect(await read('面包')).toEqual([[]]);
    expect(await read('土司 浓汤')).toEqual([['浓汤']]);
  });

  test('finds posts and categories by them', async () => {
    const author = await mall.makeMember({ gid: 4 });
    await mall.makeArticle({ memberId: author.id, content: '今天買到關廟鳳梨' });
    const { body } = await mall.as().get(`/api/search/article/${encodeURIComponent('凤梨')}`);
    expect((body.data as Paged<object>).list).toHaveLength(1);
    await mall.db.execute(sql`insert into categories (id, name) values (91, '米麵乾糧')`);
    const found = await mall.as().get(`/api/product/category/search/${encodeURIComponent('米面')}`);
    expect(found.body.data).toMatchObject([{ id: 91 }]);
  });
});

describe('a search without results', () => {
  beforeEach(async () => {
    await mall.makeProduct({ name: '土鳳梨酥', soldCount: 5 });
    await mall.makeProduct({ name: '手工水餃' });
    await mall.makeProduct({ name: '下架的鳳梨花', published: false });
  });
  const suggestion = async (words: string) => {
    const { body } = await mall.as().get(`/api/search/product/${encodeURIComponent(words)}`);
    return (body.data as { suggestion?: string }).suggestion;
  };

  test.each([
    ['鳳黎酥', '土鳳梨酥'],
    ['凤利酥', '土鳳梨酥'],
    ['水絞手工', '手工水餃'],
    ['鳳梨花', '土鳳梨酥'],
    ['腳踏車', undefined],
    ['酥', undefined],
    ["'; drop table products; --", undefined],
  ])('for %s suggests %s', async (words, expected) =>
    expect(await suggestion(words)).toBe(expected),
  );

  test('suggests popular searches and categories, and nothing when something was found', async () => {
    await mall.db.execute(sql`insert into hot_tags (word) values ('年菜禮盒')`);
    expect(await suggestion('年采禮盒')).toBe('年菜禮盒');
    expect(await suggestion('水餃')).toBeUndefined();
  });
});

test.each([
  ['search/product', ' ', '請輸入要搜尋的關鍵字'],
  ['search/article', ' ', '請輸入要搜尋的關鍵字'],
  ['search/product', '字'.repeat(51), '最多 50 個字'],
  ['product/category/search', ' ', '請輸入要搜尋的關鍵字'],
])('%s for %j asks for another word instead of a missing page', async (path, q, msg) => {
  const { status, body } = await mall.as().get(`/api/${path}/${encodeURIComponent(q)}`);
  expect([status, body.data]).toMatchObject([422, { fields: [{ field: 'q', msg }] }]);
  expect((await mall.as().get(`/api/product/detail/x`)).status).toBe(404);
});

test('a product is found by its new name after another program changed it and texts were folded', async () => {
  const { id } = await mall.makeProduct({ name: '文蛤 600 公克（已吐沙）' });
  await mall.db.execute(sql`update products set name = '蛤蜊 1 ㎏' where id = ${id}`);
  expect([await names('文蛤'), await names('蛤蜊')]).toEqual([[], []]);
  await foldSearchTexts(mall.db);
  expect(await names('蛤蜊 1kg')).toEqual(['蛤蜊 1 ㎏']);
});

test('no product is found when the words contain only brackets', async () => {
  await mall.makeProduct({ name: '文蛤（已吐沙）' });
  expect(await names('（）')).toEqual([]);
});

test('a post is found by its new text once it is changed', async () => {
  const author = await mall.makeMember({ gid: 4 });
  const { id } = await mall.makeArticle({ memberId: author.id, content: '買菜，順路喝杯咖啡！' });
  const search = async (words: string) =>
    (
      (await mall.as().get(`/api/search/article/${encodeURIComponent(words)}`)).body.data as Paged<{
        id: number;
      }>
    ).list.map((each) => each.id);
  expect(await search('買菜，順路喝杯咖啡！')).toEqual([id]);
  const post = { permission: '1', gids: [], product: [], picture: [], video: [] };
  const changed = { ...post, a_id: id, content: '今天只喝ＡＢＣ（紅茶）㎏' };
  expect((await mall.as(author).post('/api/article/update', changed)).status).toBe(200);
  expect([await search('買菜'), await search('abc 紅茶 KG')]).toEqual([[], [id]]);
});

test('a word of two characters is found by the index, without a full scan', async () => {
  await mall.db.execute(sql`insert into categories (id, name) values (1, '米麵乾糧')`);
  await mall.db.execute(sql`
    insert into products (slug, category_id, name, layer)
    select 'p' || n, 1, '商品' || md5(n::text) || case when n % 1000 = 0 then '水餃' else '' end, 1
    from generate_series(1, 5000) n`);
  await foldSearchTexts(mall.db);
  await mall.db.execute(sql`analyze products`);
  const { rows } = await mall.db.execute(
    sql`explain select id from products where search_grams(search_text) @> array['水餃'] and position('水餃' in search_text) > 0`,
  );
  expect(JSON.stringify(rows)).toContain('products_search');
  expect(await names('水餃')).toHaveLength(5);
});

test('a frequent word finds the 240 best-selling products', async () => {
  await mall.db.execute(sql`insert into categories (id, name) values (1, '米麵乾糧')`);
  await mall.db.execute(sql`
    insert into products (slug, category_id, name, layer, sold_count)
    select 'p' || n, 1, '水餃' || n, 1, n from generate_series(1, 510) n`);
  await foldSearchTexts(mall.db);
  const read = async (page: number) =>
    (await mall.as().get(`/api/search/product/${encodeURIComponent('水餃')}?page=${page}`)).body
      .data as Paged<{ name: string }>;
  const first = await read(1);
  expect(first.page).toMatchObject({ total_count: 240, total_page: 10 });
  expect(first.list[0]?.name).toBe('水餃510');
  expect((await read(10)).list.at(-1)?.name).toBe('水餃271');
  expect((await read(11)).list).toEqual([]);
});
