import { expect, test } from 'vitest';
import { openInMemory } from './open';

test('a statement is prepared again when the pool has replaced its connection', async () => {
  const { pool, close } = await openInMemory();
  const read = async () => {
    const client = await pool.connect();
    const { rows } = await client.query<{ one: number }>({ name: 'one', text: 'select 1 as one' });
    return { client, rows };
  };
  const { client } = await read();
  await client.query('begin');
  // As after a lost connection.
  client.release(true);
  const again = await read();
  expect(again.rows).toEqual([{ one: 1 }]);
  again.client.release();
  await close();
});
