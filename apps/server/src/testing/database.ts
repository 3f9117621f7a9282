import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { openDatabase, openTestDatabase, type OpenDatabase } from '../db/database';
import { migrate } from '../db/migrate';
import { transaction } from '../db/transaction';

/**
 * A migrated in-memory database; with `TEST_DATABASE_URL` a database on that PostgreSQL server, created
 * again for each worker of the test run.
 */
export async function startTestDatabase(): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  const database = server
    ? await openDatabase(
        { databaseUrl: await makeOwnDatabase(server), databasePool: 20, dataDir: '' },
        (error) => {
          throw error;
        },
      )
    : await openTestDatabase();
  await migrate(database.pool);
  return database;
}

/** @returns the URL of an empty database that no other worker uses. */
export async function makeOwnDatabase(server: string, purpose = 'test'): Promise<string> {
  const name = `mall_${purpose}_${process.pid}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  return new URL(name, server).href;
}

/**
 * Empties every table and restarts all ids at 1. What an earlier test left under way may still hold locks: a
 * deadlock with it is tried again.
 */
export async function emptyDatabase({ db, pool }: OpenDatabase): Promise<void> {
  const { rows } = await pool.query<{ tables: string }>(
    `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  );
  const truncate = sql.raw(`truncate ${rows[0]?.tables ?? ''} restart identity cascade`);
  await transaction(db, (tx) => tx.execute(truncate));
}
