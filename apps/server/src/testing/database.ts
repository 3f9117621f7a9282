import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { openDatabase, openTestDatabase, type OpenDatabase } from '../db/database';
import { migrate } from '../db/migrate';
import { transaction } from '../db/transaction';

/**
 * A migrated in-memory database; with `TEST_DATABASE_URL` a database on that PostgreSQL server, created
 * again for each worker of the test run.
 */
async function startTestDatabase(): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  const database = server
    ? await connect(await createWorkerDatabase(server))
    : await openTestDatabase();
  await migrate(database);
  return database;
}

const connect = (databaseUrl: string): Promise<OpenDatabase> =>
  openDatabase({ databaseUrl, databasePool: 20, dataDir: '' }, (error) => {
    throw error;
  });

/** Starting PostgreSQL takes over a second and half a gigabyte: all test files of a worker share one. */
const shared = globalThis as typeof globalThis & {
  mallTestDatabase?: Promise<OpenDatabase>;
  mallTestConnections?: Promise<OpenDatabase>;
};

/** The database of this worker's test files. */
export const sharedTestDatabase = (): Promise<OpenDatabase> =>
  (shared.mallTestDatabase ??= startTestDatabase());

/** The same database over connections of their own, as a second server has them. */
export const secondTestConnections = (): Promise<OpenDatabase> =>
  (shared.mallTestConnections ??= sharedTestDatabase().then(({ url }) => {
    if (url === null) throw new Error('The embedded database has one process');
    return connect(url);
  }));

/** @returns the URL of an empty database that no other worker uses. */
export async function createWorkerDatabase(server: string, purpose = 'test'): Promise<string> {
  const name = `mall_${purpose}_${process.pid}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  return new URL(name, server).href;
}

/**
 * Creates a user of the database server, whom no other test file has.
 *
 * @param purpose is part of the name.
 * @returns the name
 */
export async function createRole(server: string, purpose: string): Promise<string> {
  const name = `mall_${purpose}_${randomBytes(4).toString('hex')}`;
  await queryOnce(server, `create role ${name} login`);
  return name;
}

/** Runs one statement on a connection of its own. @returns its rows */
export async function queryOnce(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/**
 * The settings of an empty database for a server process: on PostgreSQL, if available. Otherwise the process makes an
 * embedded one, which takes ten seconds.
 */
export async function databaseOfProcess(purpose: string): Promise<Record<string, string>> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? { DATABASE_URL: await createWorkerDatabase(server, purpose) } : {};
}

/**
 * `truncate` alone makes a new file for each table and index, 300 ms for them all, and most tests
 * fill few tables with a few rows. So rows are deleted without foreign key checks: both ends go.
 */
const EMPTY = sql.raw(`do $$
declare
  filled regclass;
  counter regclass;
begin
  -- Unfinished work of an earlier test may hold locks: in a deadlock with it, this is the one that is aborted.
  set local deadlock_timeout = '1ms';
  execute (
    select format('lock table %s in access exclusive mode', string_agg(quote_ident(tablename), ', '))
    from pg_tables where schemaname = 'public'
  );
  set local session_replication_role = replica;
  for filled in select format('%I', tablename) from pg_tables where schemaname = 'public' loop
    if pg_relation_size(filled) > 1000000 then
      execute format('truncate %s cascade', filled);
    else
      execute format('delete from %s', filled);
    end if;
  end loop;
  for counter in select format('%I', sequencename) from pg_sequences
    where schemaname = 'public' and last_value is not null loop
    perform setval(counter, 1, false);
  end loop;
end $$`);

/** What the migrations put into the tables of a new shop. */
const FIRST_ROWS = readFileSync(
  new URL('../db/migrations/0024_first_group.sql', import.meta.url),
  'utf8',
);

/**
 * Leaves the tables as those of a new shop: empty but for the rows of the migrations, and all ids start at 1.
 * A deadlock with unfinished work of an earlier test is retried.
 */
export async function emptyDatabase({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.execute(EMPTY);
    for (const statement of FIRST_ROWS.split('--> statement-breakpoint'))
      await tx.execute(sql.raw(statement));
  });
}
