import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictureOf, readLedgers, seenBy, shopOnce } from '../testing/backed-up-shop';
import { startOnBackup } from '../testing/backup-programs';
import { createWorkerDatabase } from '../testing/database';
import { prepareShoppers } from '../testing/prepared-shoppers';
import { launchServer, type ServerProcess } from '../testing/server-process';
import { readManifest } from './manifest';

// Each test starts whole servers.
vi.setConfig({ testTimeout: 300_000 });

const SHOPPERS = 40;

let folder: string;
const running: ServerProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mall-backup-'));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill();
  await rm(folder, { recursive: true, force: true });
});

/** The environment of a shop, whose data folder is in the folder of the test. */
const shopAt = (name: string, databaseUrl: string | null) => ({
  DATA_DIR: path.join(folder, name),
  DATABASE_URL: databaseUrl ?? '',
  CALLS_PER_MINUTE: '1000000',
  UNPAID_ORDERS: '1000',
});

async function launch(env: Readonly<Record<string, string>>): Promise<string> {
  const server = launchServer(env);
  running.push(server);
  return server.address();
}

/** The mode of each file and folder of a backup, without duplicates: `file 600`. */
async function modesIn(backup: string): Promise<string[]> {
  const entries = await readdir(backup, { recursive: true });
  const modes = await Promise.all(
    ['', ...entries].map(async (entry) => {
      const found = await stat(path.join(backup, entry));
      return `${found.isFile() ? 'file' : 'folder'} ${(found.mode & 0o777).toString(8)}`;
    }),
  );
  return [...new Set(modes)].sort();
}

/** The files in a folder, without the locks of the embedded database. */
const filesIn = async (data: string): Promise<string[]> =>
  (await readdir(data, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const server = process.env['TEST_DATABASE_URL'];

test.skipIf(!server)(
  'restore returns orders, points, stock and pictures when PostgreSQL was written to during the backup',
  async () => {
    if (!server) return;
    const source = await createWorkerDatabase(server, 'backup');
    const env = shopAt('data', source);
    const { members } = await prepareShoppers(
      { databaseUrl: source, dataDir: env.DATA_DIR },
      SHOPPERS,
    );
    const start = await readLedgers({ databaseUrl: source, dataDir: env.DATA_DIR });
    const baseUrl = await launch(env);
    const [first, ...others] = members;
    if (!first) throw new Error('No shopper');
    const orderId = await shopOnce(baseUrl, first);
    const seen = await seenBy(baseUrl, first, orderId);

    const backup = path.join(folder, 'backups', 'monday');
    let hasEnded = false;
    const ended = startOnBackup('backup', backup, env).ended.finally(() => (hasEnded = true));
    let paid = 1;
    for (const member of others) {
      if (hasEnded) break;
      await shopOnce(baseUrl, member);
      paid += 1;
    }
    const { code, printed } = await ended;
    expect([code, printed]).toEqual([0, expect.stringMatching(/備份完成.*\n.*訂單 \d+ 筆共 NT\$/)]);
    expect(paid).toBeGreaterThan(1);

    const target = await createWorkerDatabase(server, 'restored');
    const other = shopAt('restored', target);
    const restored = await startOnBackup('restore', backup, other).ended;
    expect([restored.code, restored.printed]).toEqual([0, expect.stringMatching(/還原完成/)]);

    const ledgers = await readLedgers({ databaseUrl: target, dataDir: other.DATA_DIR });
    expect(ledgers.stock + ledgers.sold).toBe(start.stock);
    expect(ledgers.balances).toBe(ledgers.entries);
    expect(ledgers.totals).toBe(ledgers.attempts);
    expect(ledgers.orders).toBeGreaterThanOrEqual(1);
    expect(ledgers.orders).toBeLessThanOrEqual(paid);
    const { sums, rows } = await readManifest(backup);
    expect(rows['public.orders']).toBe(ledgers.orders);
    expect(sums['orders.final_amount']).toBe(ledgers.totals);
    expect(await modesIn(backup)).toEqual(['file 600', 'folder 700']);

    const restoredUrl = await launch(other);
    expect(await seenBy(restoredUrl, first, orderId)).toEqual(seen);
    // A picture that was uploaded during the backup is there if its row is.
    for (const member of members) await pictureOf(restoredUrl, member);
  },
);

test('restore returns orders, points, stock and pictures when the database is embedded', async () => {
  const env = shopAt('data', null);
  const { members } = await prepareShoppers({ databaseUrl: null, dataDir: env.DATA_DIR }, 2);
  const baseUrl = await launch(env);
  const [first] = members;
  if (!first) throw new Error('No shopper');
  const orderId = await shopOnce(baseUrl, first);
  const seen = await seenBy(baseUrl, first, orderId);

  const backup = path.join(folder, 'monday');
  const refused = await startOnBackup('backup', backup, env).ended;
  expect([refused.code, refused.printed]).toEqual([
    78,
    expect.stringMatching(
      /^內建資料庫正由另一個程式使用：請先停止伺服器.*\n.*stop the server first/,
    ),
  ]);
  expect(await readdir(folder)).toEqual(['data']);
  // As a power failure would: the database has to recover.
  for (const each of running.splice(0)) await each.kill();
  const { code, printed } = await startOnBackup('backup', backup, env).ended;
  expect([code, printed]).toEqual([0, expect.stringMatching(/備份完成.*\n.*訂單 1 筆共 NT\$320/)]);
  expect(await modesIn(backup)).toEqual(['file 600', 'folder 700']);
  const before = await readLedgers({ databaseUrl: null, dataDir: env.DATA_DIR });

  const other = shopAt('restored', null);
  const manifest = path.join(backup, 'manifest.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace('"public.orders": 1,', '"public.orders": 2,'));
  const differing = await startOnBackup('restore', backup, other).ended;
  expect([differing.code, differing.printed]).toEqual([
    1,
    expect.stringMatching(/^還原後的資料與備份的紀錄不符.*\n.*\n {2}public\.orders: 2 → 1\n$/),
  ]);
  expect(await filesIn(other.DATA_DIR)).toEqual([]);
  await writeFile(manifest, text);
  const restored = await startOnBackup('restore', backup, other).ended;
  expect([restored.code, restored.printed]).toEqual([0, expect.stringMatching(/還原完成/)]);
  expect(await readLedgers({ databaseUrl: null, dataDir: other.DATA_DIR })).toEqual(before);
  expect(await seenBy(await launch(other), first, orderId)).toEqual(seen);
});
