import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type OpenDatabase } from './database';
import { foldSearchTexts } from './fold-search-texts';
import { migrate } from './migrate';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
});
afterAll(() => database.close());

test('foldSearchTexts folds every row in batches when its search text is missing', async () => {
  const { pool, db } = database;
  await pool.query(`
    insert into members (id, account, name, gid) values (1, 'amy@mall.test', '林小滿', 1);
    insert into categories (id, name) values (1, '海鮮');
    insert into products (slug, category_id, name, keywords, layer)
      select 'p' || n, 1, '文蛤 600 公克（已吐沙）' || n, 'ＡＢＣ', 1 from generate_series(1, 450) n;
    insert into articles (member_id, content, permission) values (1, '買菜，５㎏', 1)`);
  await foldSearchTexts(db);
  const { rows } = await pool.query(
    `select count(*)::int as count, min(search_text) as text from products where search_text like '文蛤600公克已吐沙%'`,
  );
  expect(rows).toEqual([{ count: 450, text: '文蛤600公克已吐沙1\nabc\n' }]);
  const posts = await pool.query(`select search_text from articles`);
  expect(posts.rows).toEqual([{ search_text: '买菜,5kg' }]);
});
