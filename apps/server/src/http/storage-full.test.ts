import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeMall } from '../testing/describe-mall';
import { refused } from '../testing/refused';

const mall = describeMall();
// PostgreSQL's own error of a full disk (`disk_full`), at any new row of a cart.
beforeEach(() =>
  mall.db.execute(sql`
    create function disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger disk_full before insert on cart_items execute function disk_full();
  `),
);
afterEach(() => mall.db.execute(sql`drop function disk_full cascade`));

test('refuses a write with storageFull and logs one line when the disk of the database is full', async () => {
  const shopper = await mall.makeShopper();
  const cake = await mall.makeProduct();
  const reply = await shopper.add(cake.rules[0]?.id ?? 0);
  expect([reply.status, reply.body]).toEqual([
    507,
    refused('storageFull', '系統的儲存空間不足，這次的內容沒有存下來，請稍後再試'),
  ]);
  expect(mall.takeFaults()).toEqual([
    expect.stringMatching(/"reason":"could not extend file".*"A call found no storage space"/),
  ]);
  expect((await shopper.cart()).list).toEqual([]);
});
