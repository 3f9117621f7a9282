import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from './db/database';
import { captchas } from './db/schema';

// Each test starts whole servers, each with a database of its own.
vi.setConfig({ testTimeout: 120_000 });

const root = fileURLToPath(new URL('..', import.meta.url));
let dataDir: string;
const running: ChildProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mall-server-'));
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await rm(dataDir, { recursive: true });
});

/** A server process of its own, and all that it has printed. */
function launch(env: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=@mall/source', 'src/server.ts'],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DATA_DIR: dataDir,
        PORT: '0',
        DEMO: '0',
        PAYMENT_SANDBOX: '1',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  running.push(child);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const address = async (): Promise<string> => {
    for (;;) {
      const found = /site +(http:\S+)/.exec(printed)?.[1];
      if (found !== undefined) return found;
      if (child.exitCode !== null) throw new Error(`The server did not start:\n${printed}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { child, address, printed: () => printed };
}

test('a second process on one data folder is refused with a sentence; the first goes on', async () => {
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
});

test('kill -9 loses nothing that was answered, and the next start needs no cleaning', async () => {
  const { child, address } = launch();
  const url = await address();
  const answered: string[] = [];
  const asking = Array.from({ length: 8 }, async () => {
    for (;;) {
      const reply = await fetch(`${url}/api/captcha`);
      const body = (await reply.json()) as { data: { key: string } };
      answered.push(body.data.key);
    }
  });
  while (answered.length < 100) await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill('SIGKILL');
  await Promise.allSettled(asking);

  const again = launch();
  await again.address();
  again.child.kill('SIGTERM');
  await once(again.child, 'exit');
  const database = await openDatabase({ databaseUrl: null, databasePool: 1, dataDir }, (error) =>
    expect.unreachable(String(error)),
  );
  const kept = await database.db.$count(captchas, inArray(captchas.key, answered));
  await database.close();
  expect(kept).toBe(answered.length);
});

test('the log names calls, but neither tokens nor passwords', async () => {
  const { child, address, printed } = launch({ LOG_LEVEL: 'info' });
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

test('says what is wrong with its environment', async () => {
  const { child, printed } = launch({ PORT: 'eighty' });
  await once(child, 'exit');
  expect(printed()).toContain('These environment variables make no sense:\n  PORT:');
});
