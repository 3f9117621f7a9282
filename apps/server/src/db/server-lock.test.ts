import { Client } from 'pg';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ConfigurationError } from '../kernel/configuration-error';
import { createWorkerDatabase } from '../testing/database';
import { until } from '../testing/until';
import { ADVISORY_LOCKS } from './advisory-locks';
import { type ServerLock, type ServerLockOptions, takeServerLock } from './server-lock';

const server = process.env['TEST_DATABASE_URL'] ?? '';
/** `pg_locks` has the locks of all databases, and other workers use theirs. */
const OF_THIS_DATABASE = `locktype = 'advisory'
  and database = (select oid from pg_database where datname = current_database())`;

describe.runIf(server)('the lock of a server on its database', () => {
  let databaseUrl: string;
  const taken: ServerLock[] = [];
  beforeAll(async () => {
    databaseUrl = await createWorkerDatabase(server, 'lock');
  });
  afterEach(async () => {
    for (const lock of taken.splice(0)) await lock.release();
  });

  async function take(
    isShared: boolean,
    more: Partial<ServerLockOptions> = {},
  ): Promise<ServerLock> {
    const lock = await takeServerLock({
      databaseUrl,
      isShared,
      onWait() {},
      onTaken() {},
      attempts: 2,
      everyMs: 10,
      ...more,
    });
    taken.push(lock);
    return lock;
  }

  async function connect(): Promise<Client> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    return client;
  }
  /** The process of PostgreSQL that has the lock. */
  async function holder(admin: Client): Promise<number | undefined> {
    const { rows } = await admin.query<{ pid: number }>(
      `select pid from pg_locks where ${OF_THIS_DATABASE} and granted`,
    );
    return rows[0]?.pid;
  }

  test.each([
    ['a second server without Redis', false, false, /stop it first\. To run several servers/],
    ['a server without Redis beside one with it', true, false, /To run several servers/],
    ['a server with Redis beside one without it', false, true, /without REDIS_URL/],
  ])('is refused to %s with a sentence', async (_, first, second, sentence) => {
    await take(first);
    const refused = take(second);
    await expect(refused).rejects.toThrow(ConfigurationError);
    await expect(refused).rejects.toThrow(sentence);
  });

  test('is taken by all servers that share a Redis', async () => {
    await take(true);
    await take(true);
  });

  test('is taken again when its connection was ended and no other server has it', async () => {
    await take(false);
    const admin = await connect();
    const before = await holder(admin);
    await admin.query('select pg_terminate_backend($1)', [before]);
    await until(async () => ![before, undefined].includes(await holder(admin)));
    await admin.end();
    await expect(take(false)).rejects.toThrow(ConfigurationError);
  });

  test('is reported as taken when another server has it after an outage', async () => {
    let reason: Error | undefined;
    await take(false, { onTaken: (error) => (reason = error) });
    const [admin, other] = [await connect(), await connect()];
    // PostgreSQL gives it to the one that waits.
    const otherHas = other.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.server]);
    await until(async () => {
      const { rows } = await admin.query(
        `select 1 from pg_locks where ${OF_THIS_DATABASE} and not granted`,
      );
      return rows.length > 0;
    });
    await admin.query('select pg_terminate_backend($1)', [await holder(admin)]);
    await otherHas;
    await until(() => reason !== undefined);
    expect(reason).toBeInstanceOf(ConfigurationError);
    await Promise.all([admin.end(), other.end()]);
  });
});
