import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';

const GROW = path.join(import.meta.dirname, 'grow.sql');

/**
 * Grows the demo shop in a database by a million orders and everything that belongs to them: see
 * `grow.sql`. Call it once, on a shop that was just seeded.
 *
 * @param databaseUrl a PostgreSQL in which the caller is superuser.
 * @param scale multiplies the number of rows; a large table gets at least 20,000.
 * @example
 * await growShop('postgres://mall@127.0.0.1:5432/mall', 0.02);
 */
export async function growShop(databaseUrl: string, scale: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`select set_config('grow.scale', $1, false)`, [String(scale)]);
    await client.query(await readFile(GROW, 'utf8'));
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
