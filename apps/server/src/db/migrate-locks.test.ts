import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWorkerDatabase } from '../testing/database';
import { openDatabase, type OpenDatabase } from './database';
import { migrate } from './migrate';

const server = process.env['TEST_DATABASE_URL'];
let database: OpenDatabase;
let user: Client;
beforeEach(async () => {
  if (!server) return;
  const databaseUrl = await createWorkerDatabase(server, 'locks');
  database = await openDatabase({ databaseUrl, databasePool: 2, dataDir: '' }, (error) => {
    throw error;
  });
  user = new Client(databaseUrl);
  await user.connect();
});
afterEach(async () => {
  await user?.end();
  await database?.close();
});

test.runIf(server)(
  'migrate lets statements that queue behind it run again and again when a table is in use',
  async () => {
    await migrate(database);
    await user.query('begin; lock table drizzle.__drizzle_migrations in access exclusive mode');
    const migrating = migrate(database);
    // Each attempt waits from a time of its own.
    const attempts = new Set<unknown>();
    while (attempts.size < 2) {
      const { rows } = await user.query<{ from: string }>(
        `select waitstart::text as from from pg_locks
        where not granted and relation = 'drizzle.__drizzle_migrations'::regclass
        and waitstart is not null`,
      );
      for (const { from } of rows) attempts.add(from);
    }
    await user.query('commit');
    await expect(migrating).resolves.toBeUndefined();
  },
);
