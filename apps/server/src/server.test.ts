import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inArray, isNotNull } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config/config';
import { openDatabase } from './db/database';
import { migrate } from './db/migrate';
import { captchas, members } from './db/schema';
import { createDemo } from './demo';
import { firstPictures } from './demo/album';
import { hashPassword } from './domains/credentials';
import { EXIT_CODES } from './exit-codes';
import { programOf } from './kernel/server-module';
import { databaseOfProcess } from './testing/database';
import { emptyRedis } from './testing/redis';
import { isFull } from './testing/scale';
import { launchServer, type ServerProcess } from './testing/server-process';
import { until } from './testing/until';

let dataDir: string;
const running: ServerProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mall-server-'));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill();
  await rm(dataDir, { recursive: true });
});

/** A server on this test's own data folder. */
function launch(env: Record<string, string> = {}): ServerProcess {
  const server = launchServer({ DATA_DIR: dataDir, ...env });
  running.push(server);
  return server;
}

// In the second ring: starts of the embedded database take long on a busy machine.
test.runIf(isFull)(
  'a second process on one data folder is refused with a message, and the first goes on',
  async () => {
    const first = launch();
    const url = await first.address();
    const second = launch();
    const [code] = (await once(second.child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(second.printed().trim().split('\n')).toEqual([
      expect.stringMatching(/^The database in \S+ is in use by another process/),
    ]);
    expect((await fetch(`${url}/api/captcha`)).status).toBe(200);
    expect((await stat(path.join(dataDir, 'pg'))).mode & 0o777).toBe(0o700);

    first.child.kill('SIGTERM');
    expect(await once(first.child, 'exit')).toEqual([0, null]);
  },
);

test.runIf(isFull)(
  'kill -9 loses nothing that was answered, and the next start needs no cleaning',
  async () => {
    const { child, address } = launch();
    const url = await address();
    const answered: string[] = [];
    let enough = () => {};
    const hundred = new Promise<void>((resolve) => (enough = resolve));
    const asking = Array.from({ length: 8 }, async () => {
      for (;;) {
        const reply = await fetch(`${url}/api/captcha`);
        const body = (await reply.json()) as { data: { key: string } };
        if (answered.push(body.data.key) === 100) enough();
      }
    });
    await hundred;
    child.kill('SIGKILL');
    await Promise.allSettled(asking);

    const again = launch();
    await again.address();
    again.child.kill('SIGTERM');
    await once(again.child, 'exit');
    const database = await openDatabase({ databaseUrl: null, databasePool: 1, dataDir }, (error) =>
      expect.unreachable(String(error)),
    );
    const stored = await database.db.$count(captchas, inArray(captchas.key, answered));
    await database.close();
    expect(stored).toBe(answered.length);
  },
);

test('a server ends when its supervisor has ended', async () => {
  const { child, address } = launch(await databaseOfProcess('server'));
  await address();
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

/** How many connections the system lets wait; unknown where it does not report it. */
const LIMIT = '/proc/sys/net/core/somaxconn';
const mostWaiting = existsSync(LIMIT) ? Number(readFileSync(LIMIT, 'utf8')) : 0;
/** More than Node's default backlog. */
const RUSH = 700;

test.skipIf(mostWaiting < RUSH)(
  `${RUSH} callers who connect at once are all served by a busy server`,
  async () => {
    const { child, address } = launch(await databaseOfProcess('server'));
    const { hostname, port } = new URL(await address());
    child.kill('SIGSTOP');
    const callers = Array.from({ length: RUSH }, () => connect(Number(port), hostname));
    await Promise.all(callers.map((caller) => once(caller, 'connect')));
    child.kill('SIGCONT');
    for (const caller of callers) caller.destroy();
  },
);

test('the log contains calls, but neither tokens nor passwords', async () => {
  const { child, address, printed } = launch({
    ...(await databaseOfProcess('server')),
    LOG_LEVEL: 'info',
  });
  const url = await address();
  const secrets = ['secret-token-0123456789', 'c2VjcmV0LXBhc3N3b3Jk', 'secret-in-query'];
  await fetch(`${url}/api/login?t=${secrets[2]}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secrets[0]}`, 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'amy@mall.test', password: secrets[1] }),
  });
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(printed()).toContain('/api/login');
  for (const secret of secrets) expect(printed()).not.toContain(secret);
});

test('the painter of demo pictures starts with the first request when DEMO_PAINTS_AHEAD is 0, and ends with a killed server', async () => {
  const { child, address } = launch({
    ...(await databaseOfProcess('server')),
    DEMO: '1',
    DEMO_PAINTS_AHEAD: '0',
  });
  const [picture = ''] = firstPictures();
  const painted = path.join(dataDir, 'media/demo');
  const origin = await address();
  expect(existsSync(painted)).toBe(false);
  expect((await fetch(`${origin}/media/demo/${picture}`)).status).toBe(200);
  expect(await readdir(painted, { recursive: true })).toEqual([path.dirname(picture), picture]);

  // The server's output closes with the last process that holds it.
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
});

test('a shop that is no demo does not start while demo accounts have the published password', async () => {
  const database = await databaseOfProcess('server');
  const open = () =>
    openDatabase(
      { databaseUrl: database['DATABASE_URL'] ?? null, databasePool: 4, dataDir },
      (error) => expect.unreachable(String(error)),
    );
  const demo = await open();
  await migrate(demo);
  await createDemo(readConfig({ DATA_DIR: dataDir })).seed(demo.db);
  await demo.close();

  const shop = launch(database);
  const [code] = (await once(shop.child, 'exit')) as [number];
  expect(code).toBe(EXIT_CODES.configuration);
  expect(shop.printed().trim().split('\n')).toEqual([
    expect.stringMatching(
      /password.*published.*member@mall\.test, poster@mall\.test, dealer@mall\.test, staff@mall\.test.*DEMO=1/,
    ),
  ]);

  const opened = await open();
  const passwordHash = await hashPassword('a password of the shop');
  await opened.db.update(members).set({ passwordHash }).where(isNotNull(members.passwordHash));
  await opened.close();
  const safe = launch(database);
  expect(await safe.address()).toMatch(/^http/);
});

test.runIf(process.env['TEST_DATABASE_URL'])(
  'a start that may not migrate refuses a database until npm run migrate has run',
  async () => {
    const env = { ...(await databaseOfProcess('server')), MIGRATE_AT_START: '0' };
    const refused = launch(env);
    expect(await once(refused.child, 'exit')).toEqual([EXIT_CODES.configuration, null]);
    expect(refused.printed()).toContain('run npm run migrate first');

    const { file, execArgv } = programOf({
      source: new URL('./migrate.ts', import.meta.url),
      built: 'migrate',
    });
    const migrating = spawn(process.execPath, [...execArgv, file], {
      env: { ...process.env, DATA_DIR: dataDir, ...env },
    });
    expect(await once(migrating, 'exit')).toEqual([0, null]);
    expect(await launch(env).address()).toMatch(/^http/);
  },
);

test('the server refuses to start and names the error in its environment', async () => {
  const { child, printed } = launch({ PORT: 'eighty' });
  expect(await once(child, 'exit')).toEqual([EXIT_CODES.configuration, null]);
  expect(printed()).toContain('These environment variables make no sense:\n  PORT:');
});

test.runIf(process.env['TEST_DATABASE_URL'])(
  'a second server on one database waits until the first one has ended',
  async () => {
    const database = await databaseOfProcess('server');
    const first = launch(database);
    const url = await first.address();
    const second = launch(database);
    await until(() => second.printed().includes('waiting until it ends'));
    expect((await fetch(`${url}/api/captcha`)).status).toBe(200);
    first.child.kill('SIGTERM');
    const next = await second.address();
    expect((await fetch(`${next}/api/captcha`)).status).toBe(200);
  },
);

test.runIf(process.env['TEST_DATABASE_URL'] && process.env['TEST_REDIS_URL'])(
  'servers on one database run side by side when they share a Redis',
  async () => {
    const env = { ...(await databaseOfProcess('server')), REDIS_URL: (await emptyRedis()) ?? '' };
    const addresses = [await launch(env).address(), await launch(env).address()];
    for (const url of addresses) expect((await fetch(`${url}/ready`)).status).toBe(200);
  },
);
