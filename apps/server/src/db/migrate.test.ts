import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigurationError } from '../kernel/configuration-error';
import { openTestDatabase, type OpenDatabase } from './database';
import { expectMigrated, migrate } from './migrate';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('migrate applies each migration once when it runs again', async () => {
  await migrate(database);
  await migrate(database);
  const { rows } = await database.pool.query(
    'select count(*)::int as count, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
  );
  const { length } = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  expect(rows).toEqual([{ count: length, different: length }]);
});

test('expectMigrated refuses with what to do until every migration is applied', async () => {
  const fresh = await openTestDatabase();
  try {
    await expect(expectMigrated(fresh)).rejects.toThrow(/npm run migrate/);
    await migrate(fresh);
    await expectMigrated(fresh);
    const newest = 'select max(created_at) from drizzle.__drizzle_migrations';
    await fresh.pool.query(
      `delete from drizzle.__drizzle_migrations where created_at = (${newest})`,
    );
    await expect(expectMigrated(fresh)).rejects.toThrow(ConfigurationError);
    await fresh.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 9e15)`,
    );
    await expectMigrated(fresh);
  } finally {
    await fresh.close();
  }
});

test('migrate refuses with what to do when an earlier version created the database', async () => {
  await migrate(database);
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of an earlier version', 1)`,
  );
  const refused = migrate(database);
  await expect(refused).rejects.toThrow(ConfigurationError);
  await expect(refused).rejects.toThrow(/刪除資料夾 \.data.*\n.*delete the folder \.data/);
});
