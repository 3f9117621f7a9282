import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '../database';
import { transaction } from '../transaction';
import { isDatabaseUnavailable } from '../unavailable';

let dataDir: string;
let database: OpenDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mall-crash-'));
  database = await openDatabase({ databaseUrl: null, databasePool: 1, dataDir }, () => {});
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const count = async () =>
  (await database.db.execute<{ n: number }>(sql`select count(*)::int as n from rows`)).rows[0]?.n;

test('the embedded database opens again, without the open transaction, when its engine has crashed', async () => {
  await database.db.execute(sql`create table rows (id int)`);
  // Runs the engine out of its stack.
  await database.db.execute(
    sql`create function dive(i int) returns int language sql as 'select dive(i + 1)'`,
  );
  await database.db.execute(sql`insert into rows values (1)`);
  const crash = transaction(database.db, async (tx) => {
    await tx.execute(sql`insert into rows values (2)`);
    await tx.execute(sql`select dive(1)`);
  });
  expect(isDatabaseUnavailable(await crash.catch((error: unknown) => error))).toBe(true);
  expect(await count()).toBe(1);
  await database.db.execute(sql`insert into rows values (3)`);
  expect(await count()).toBe(2);
});
