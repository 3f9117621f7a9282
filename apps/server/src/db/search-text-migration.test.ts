import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type OpenDatabase } from './database';
import { foldSearchTexts } from './fold-search-texts';

const folder = new URL('./migrations/', import.meta.url);
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('texts that an earlier version stored are folded when the server starts', async () => {
  const { pool, db } = database;
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const at = files.findIndex((name) => name.endsWith('_search_text_written.sql'));
  const apply = async (names: readonly string[]) => {
    for (const name of names) await pool.query(await readFile(new URL(name, folder), 'utf8'));
  };
  await apply(files.slice(0, at));
  await pool.query(`
    insert into groups (id, name) values (1, '一般會員');
    insert into members (id, account, name, gid) values (1, 'amy@mall.test', '林小滿', 1);
    insert into categories (id, name) values (1, '海鮮');
    insert into products (slug, category_id, name, keywords, layer)
      select 'p' || n, 1, '文蛤 600 公克（已吐沙）' || n, 'ＡＢＣ', 1 from generate_series(1, 450) n;
    insert into articles (member_id, content, permission) values (1, '買菜，５㎏', 1)`);
  await apply(files.slice(at));
  await foldSearchTexts(db);
  const { rows } = await pool.query(
    `select count(*)::int as count, min(search_text) as text from products where search_text like '文蛤600公克已吐沙%'`,
  );
  expect(rows).toEqual([{ count: 450, text: '文蛤600公克已吐沙1\nabc\n' }]);
  const posts = await pool.query(`select search_text from articles`);
  expect(posts.rows).toEqual([{ search_text: '買菜,5kg' }]);
});
