import path from 'node:path';
import { Client } from 'pg';
import { openDatabase, ownerUrl, type DatabaseOptions } from '../db/database';
import { foldSearchTexts } from '../db/fold-search-texts';
import { migrate } from '../db/migrate';
import { ConfigurationError } from '../kernel/configuration-error';
import { ExplainedError } from '../kernel/explained-error';
import { findLedgers, isEmptyDatabase, readFacts } from './database-facts.repo';
import { expectPostgresTool, runPostgresTool, type PostgresToolOptions } from './postgres-tools';
import type { ShopDatabase } from './shop-database';

/** Owners and rights belong to a server; the database that is restored may have others. */
const WITHOUT_USERS = ['--no-owner', '--no-privileges'];

/** A PostgreSQL server's database, dumped by pg_dump in its custom format. */
export function postgresDatabase(
  config: DatabaseOptions & { readonly databaseUrl: string },
): ShopDatabase {
  // Not through a pooler, which cannot share the snapshot of one connection with another one.
  const databaseUrl = ownerUrl(config);
  const file = 'database.dump';
  return {
    kind: 'postgres',
    file,
    async dump(folder, signal) {
      await expectPostgresTool('pg_dump', { databaseUrl, signal });
      return connected({ databaseUrl, signal }, async (client) => {
        await client.query('begin isolation level repeatable read read only');
        // The transaction is idle while pg_dump reads its snapshot.
        await client.query('set local idle_in_transaction_session_timeout = 0');
        await client.query('set local statement_timeout = 0');
        const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
        const facts = await readFacts(client, await findLedgers(client));
        const args = [
          '--format=custom',
          `--file=${path.join(folder, file)}`,
          `--snapshot=${rows[0]?.id}`,
          '--no-password',
          '--no-publications',
          '--no-subscriptions',
          // The shop needs no extension but this one, which every database has. Others may need a superuser.
          '--extension=plpgsql',
          ...WITHOUT_USERS,
        ];
        await runPostgresTool('pg_dump', args, { databaseUrl, signal });
        return facts;
      });
    },
    async expectRestorable(signal) {
      await expectPostgresTool('pg_restore', { databaseUrl, signal });
      const isEmpty = await connected({ databaseUrl, signal }, isEmptyDatabase);
      if (isEmpty) return;
      throw new ConfigurationError(
        'DATABASE_URL 所指的資料庫不是空的，還原會覆蓋其中的資料：請另建一個空的資料庫（createdb），並將 DATABASE_URL 指向它。\n' +
          'The database at DATABASE_URL is not empty: create an empty one (createdb), and point DATABASE_URL at it.',
      );
    },
    async restore({ folder, signal, sums, verify }) {
      const { database } = new Client({ connectionString: databaseUrl });
      const args = [
        // A failed restore leaves the database empty.
        '--single-transaction',
        '--exit-on-error',
        '--no-password',
        `--dbname=${database}`,
        ...WITHOUT_USERS,
        path.join(folder, file),
      ];
      await runPostgresTool('pg_restore', args, { databaseUrl, signal });
      await connected({ databaseUrl, signal }, async (client) => {
        verify(await readFacts(client, sums));
        // A dump has no statistics, without which the planner reads whole tables.
        await client.query('analyze');
      });
      const opened = await openDatabase(config, () => {});
      try {
        await migrate(opened);
        await foldSearchTexts(opened.db);
      } finally {
        await opened.close();
      }
    },
  };
}

/** Works on a connection without the pool's time limits: to count a large table takes long. */
async function connected<Result>(
  { databaseUrl, signal }: PostgresToolOptions,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true });
  // A lost connection also rejects the query.
  client.on('error', () => {});
  await client.connect().catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ExplainedError(
      `無法連線到 DATABASE_URL 所指的資料庫：${reason}\n` +
        `Cannot connect to the database at DATABASE_URL: ${reason}`,
      { cause },
    );
  });
  // Ends the query that is running, too.
  const stop = () => void client.end();
  signal.addEventListener('abort', stop);
  try {
    return await work(client);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    await client.end();
  }
}
