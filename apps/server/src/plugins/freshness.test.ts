import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type NamedEndpoint, send } from '../testing/access/endpoints';
import { createFixture, type Fixture } from '../testing/access/fixture';
import { guestCall, guestReads } from '../testing/access/guest-reads';
import { countStatements } from '../testing/count-statements';
import { describeMall } from '../testing/describe-mall';
import { fakeIntervals } from '../testing/fake-intervals';
import { until } from '../testing/until';

/** A change that guests see, to each table that a guest's call reads. */
const changes: Readonly<Record<string, (of: Fixture) => SQL>> = {
  article_comments: ({ articleId, people }) =>
    sql`insert into article_comments (article_id, member_id, comment) values (${articleId}, ${people.member.id}, '好吃')`,
  article_groups: ({ articleId }) =>
    sql`insert into article_groups (article_id, group_id) values (${articleId}, 1)`,
  article_media: ({ articleId }) => sql`update article_media set article_id = ${articleId}`,
  article_products: ({ articleId }) =>
    sql`delete from article_products where article_id = ${articleId}`,
  articles: () => sql`update articles set like_count = like_count + 7`,
  banners: () =>
    sql`insert into banners (title, text, img, href) values ('春天', '買一送一', '/media/a.avif', '/mall')`,
  categories: () => sql`update categories set name = '新鮮蔬果'`,
  configs: () =>
    sql`insert into configs ("group", key, value) values ('common', 'store_name', '"轉角市集"')`,
  extra_columns: () =>
    sql`insert into extra_columns (key, label, kind) values ('shoes', '鞋子尺寸', 'text')`,
  hot_tags: () => sql`insert into hot_tags (word) values ('水餃')`,
  info_pages: () => sql`update info_pages set content = '<p>新的條款</p>'`,
  members: ({ people }) => sql`update members set name = '阿明' where id = ${people.poster.id}`,
  product_pictures: () => sql`update product_pictures set path = '/media/new.avif'`,
  product_rules: () => sql`update product_rules set stock = 3`,
  products: () => sql`update products set sold_count = sold_count + 40`,
  questions: () => sql`insert into questions (question, answer) values ('多久到貨？', '三天')`,
  quick_links: () =>
    sql`insert into quick_links (name, img, href) values ('冷凍', '/media/a.avif', '/mall')`,
  shipping_methods: () => sql`update shipping_methods set fee = fee + 5`,
  showcases: ({ product }) =>
    sql`insert into showcases (title, href, product_ids) values ('店長推薦', '/mall', array[${product.id}::int])`,
};

describe('every table that guests see', () => {
  // No job sends a statement of its own while those of a call are recorded.
  beforeAll(fakeIntervals);
  afterAll(() => vi.useRealTimers());
  const mall = describeMall({ readMaxAge: 40 }, { reset: false });
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await createFixture(mall);
    await mall.db.execute(sql`insert into info_pages (id, title, content) values (1, '條款', '')`);
  });
  /** A guest's reply; an undeclared parameter keeps it from the cache. */
  async function readAs(kind: 'cached' | 'uncached', endpoint: NamedEndpoint): Promise<string> {
    const call = await guestCall(endpoint, fixture);
    const query = kind === 'cached' ? call.query : { ...call.query, undeclared: '1' };
    const { query: _, ...others } = call;
    return (await send(mall, endpoint, query ? { ...others, query } : others, undefined)).text();
  }
  const readAll = (kind: 'cached' | 'uncached') =>
    Promise.all(guestReads.map((endpoint) => readAs(kind, endpoint)));

  test('is changed by a case of this test', async () => {
    const sent: string[] = [];
    for (const endpoint of guestReads) {
      sent.push(...(await countStatements(mall.db, () => readAs('uncached', endpoint))));
    }
    const tables = sent.join('\n').matchAll(/(?:from|join)\s+"(\w+)"/g);
    expect([...new Set([...tables].map(([, table]) => table))].toSorted()).toEqual(
      Object.keys(changes),
    );
  });

  test.each(Object.keys(changes))(
    '%s shows its change in each reply from memory',
    async (table) => {
      const before = await readAll('uncached');
      expect(await readAll('cached')).toEqual(before);
      const change = changes[table];
      if (change) await mall.db.execute(change(fixture));
      const after = await readAll('uncached');
      expect(after).not.toEqual(before);
      await until(async () => JSON.stringify(await readAll('cached')) === JSON.stringify(after));
    },
  );
});
