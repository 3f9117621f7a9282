import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { backUp } from '../backup/back-up';
import { restore } from '../backup/restore';
import { readConfig } from '../config/config';
import { ConfigurationError } from '../kernel/configuration-error';
import { dataOf, makeColleague } from '../testing';
import { createRole, createWorkerDatabase, queryOnce } from '../testing/database';
import { createFactories } from '../testing/factories';
import { callerOf } from '../testing/http';
import { prepareShoppers, PREPARED_TOTAL } from '../testing/prepared-shoppers';
import { launchServer, type ServerProcess } from '../testing/server-process';
import { type PlacedData, shopperOf } from '../testing/shopper';
import { openDatabase, type OpenDatabase } from './database';
import { sqlState, sqlStateOf } from './errors';
import { expectMigrated, migrate } from './migrate';
import { ownsTables } from './serving-user';

// One starts a whole server.
vi.setConfig({ testTimeout: 120_000 });

const server = process.env['TEST_DATABASE_URL'] ?? '';
/** The user who owns the tables, and the one who serves. */
let owner: string;
let serving: string;

const as = (url: string, user: string): string => {
  const other = new URL(url);
  other.username = user;
  return other.href;
};

/** An empty database, as its owner and as the user who serves. */
async function createDatabase(purpose: string) {
  const url = await createWorkerDatabase(server, purpose);
  await queryOnce(server, `alter database ${new URL(url).pathname.slice(1)} owner to ${owner}`);
  return { superuser: url, owner: as(url, owner), serving: as(url, serving) };
}

/** The SQLSTATE with which a statement is refused; undefined: it is not. */
const refusalOf = (url: string, statement: string) =>
  queryOnce(url, statement).then(() => undefined, sqlStateOf);

describe.runIf(server !== '')('the user who serves', () => {
  let folder: string;
  let urls: Awaited<ReturnType<typeof createDatabase>>;
  const running: ServerProcess[] = [];
  const opened: OpenDatabase[] = [];
  beforeAll(async () => {
    owner = await createRole(server, 'owner');
    serving = await createRole(server, 'serving');
  });
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mall-users-'));
    urls = await createDatabase('users');
  });
  afterEach(async () => {
    for (const each of running.splice(0)) await each.kill();
    for (const each of opened.splice(0)) await each.close();
    await rm(folder, { recursive: true });
  });
  afterAll(async () => {
    for (const purpose of ['users', 'restored'])
      await queryOnce(
        server,
        `drop database if exists mall_${purpose}_${process.pid} with (force)`,
      );
    for (const user of [serving, owner]) await queryOnce(server, `drop role ${user}`);
  });

  async function open(databaseUrl: string, migrationUrl?: string): Promise<OpenDatabase> {
    const options = { databasePool: 2, dataDir: folder, migrationUrl: migrationUrl ?? null };
    const database = await openDatabase({ databaseUrl, ...options }, (error) => {
      throw error;
    });
    opened.push(database);
    return database;
  }
  function launch(env: Readonly<Record<string, string>>): ServerProcess {
    const started = launchServer({ DATA_DIR: folder, LOG_LEVEL: 'warn', ...env });
    running.push(started);
    return started;
  }
  const WARNING = /"level":40.*owns the tables/;

  test('sells, records and is not warned of when another user owns the tables', async () => {
    const { members } = await prepareShoppers({ databaseUrl: urls.owner, dataDir: folder }, 1);
    const shop = launch({ DATABASE_URL: urls.serving, DATABASE_MIGRATION_URL: urls.owner });
    const baseUrl = await shop.address();
    const [member] = members;
    if (!member) throw new Error('No member');
    const shopper = shopperOf(callerOf(baseUrl, member), member);
    const placed = dataOf<PlacedData>(await shopper.pay(PREPARED_TOTAL));
    expect(await shopper.order(placed.trans_order_id)).toMatchObject({
      final_amount: PREPARED_TOTAL,
    });

    const { db } = await open(urls.owner);
    const { makeMember } = createFactories(db);
    const owner = await makeColleague({ baseUrl, db, makeMember }, ['owner']);
    expect(dataOf(await owner.get('/api/staff/settings/warning/list'))).toEqual([]);
    expect((await owner.post('/api/staff/session/sign-out')).status).toBe(200);
    expect(await queryOnce(urls.serving, 'select action from audit_entries')).toEqual([
      { action: 'session.signedOut' },
    ]);
    expect(shop.printed()).not.toMatch(WARNING);
    expect(shop.loggedErrors()).toEqual([]);

    for (const statement of [
      'drop table orders',
      'alter table audit_entries disable trigger all',
      'update audit_entries set action = action',
      'delete from audit_entries',
      'truncate audit_entries',
      'truncate orders cascade',
      'create table own (id int)',
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)`,
    ])
      expect([statement, await refusalOf(urls.serving, statement)]).toEqual([
        statement,
        sqlState.insufficientPrivilege,
      ]);
  });

  test('owns the tables as their owner, a member of the owning role, or a superuser, and not otherwise', async () => {
    await migrate(await open(urls.serving, urls.owner));
    const owns = async (url: string) => ownsTables((await open(url)).pool);
    expect(await owns(urls.owner)).toBe(true);
    expect(await owns(urls.superuser)).toBe(true);
    expect(await owns(urls.serving)).toBe(false);
    await queryOnce(server, `grant ${owner} to ${serving}`);
    try {
      expect(await owns(urls.serving)).toBe(true);
    } finally {
      await queryOnce(server, `revoke ${owner} from ${serving}`);
    }
  });

  test('reads and writes a table that a later migration added', async () => {
    await migrate(await open(urls.serving, urls.owner));
    await queryOnce(urls.owner, 'create table later (id serial primary key)');
    const write = 'insert into later default values';
    expect(await refusalOf(urls.serving, write)).toBe(sqlState.insufficientPrivilege);
    await migrate(await open(urls.serving, urls.owner));
    expect(await refusalOf(urls.serving, write)).toBeUndefined();
  });

  test('starts when nothing is to be migrated, and names what to do otherwise', async () => {
    const alone = await open(urls.serving);
    for (const start of [migrate, expectMigrated]) {
      const refused = start(alone);
      await expect(refused).rejects.toThrow(ConfigurationError);
      await expect(refused).rejects.toThrow(/npm run migrate/);
    }
    await migrate(await open(urls.owner));
    // Migrated, but not granted.
    await expect(migrate(alone)).rejects.toThrow(/set DATABASE_MIGRATION_URL/);
    await migrate(await open(urls.serving, urls.owner));
    await migrate(alone);
    await expectMigrated(alone);
  });

  test('is granted what it needs in a database that the owner restores', async () => {
    await migrate(await open(urls.serving, urls.owner));
    await queryOnce(
      urls.serving,
      `insert into configs ("group", key, value) values ('a', 'b', '"c"')`,
    );
    const { signal } = new AbortController();
    const configOf = ({ serving, owner }: typeof urls) => ({
      ...readConfig({ DATABASE_URL: serving, DATABASE_MIGRATION_URL: owner, PAYMENT_SANDBOX: '1' }),
      dataDir: folder,
    });
    const backup = path.join(folder, 'backup');
    await backUp(configOf(urls), backup, signal);
    const restored = await createDatabase('restored');
    await restore(configOf(restored), backup, signal);
    expect(await queryOnce(restored.serving, `select value from configs where key = 'b'`)).toEqual([
      { value: 'c' },
    ]);
    expect(await refusalOf(restored.serving, 'drop table configs')).toBe(
      sqlState.insufficientPrivilege,
    );
  });
});
