import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type OpenDatabase } from './database';

const folder = new URL('./migrations/', import.meta.url);
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('letters that were queued before there was an outbox are still sent, and no other ones', async () => {
  const { pool } = database;
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const at = files.findIndex((name) => name.startsWith('0013_'));
  const apply = async (names: readonly string[]) => {
    for (const name of names) await pool.query(await readFile(new URL(name, folder), 'utf8'));
  };
  await apply(files.slice(0, at));
  await pool.query(`insert into mails ("to", subject, text, html, attempts, due_at, sent_at) values
    ('sent@x.test', 's', '', '', 1, null, now()),
    ('waits@x.test', 's', 't', 'h', 2, '2026-01-01Z', null),
    ('failed@x.test', 's', '', '', 5, null, null),
    ('held@x.test', 's', 't', 'h', 0, null, null)`);
  await apply(files.slice(at));
  const { rows } = await pool.query(
    `select id, payload->>'to' as "to", payload->>'text' as text, state, attempts from outbox order by id`,
  );
  expect(rows).toEqual([
    { id: 1, to: 'sent@x.test', text: '', state: 'sent', attempts: 1 },
    { id: 2, to: 'waits@x.test', text: 't', state: 'waiting', attempts: 2 },
    { id: 3, to: 'failed@x.test', text: '', state: 'failed', attempts: 5 },
    { id: 4, to: 'held@x.test', text: 't', state: 'held', attempts: 0 },
  ]);
  const next = await pool.query(
    `insert into outbox (kind, payload) values ('mail', '{}') returning id`,
  );
  expect(next.rows).toEqual([{ id: 5 }]);
});
