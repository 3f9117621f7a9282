import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { create } from 'tar';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal, startOnBackup, type EndedProgram } from '../testing/backup-programs';
import { createRole, createWorkerDatabase, queryOnce } from '../testing/database';
import { prepareShoppers } from '../testing/prepared-shoppers';
import { hashFile } from './checksums';

// Each test starts programs.
vi.setConfig({ testTimeout: 300_000 });

const CONFIGURATION = 78;
const FAILED = 1;
const server = process.env['TEST_DATABASE_URL'];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mall-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const at = (...names: string[]) => path.join(folder, ...names);

describe.skipIf(!server)('a backup of PostgreSQL', () => {
  let source: string;
  let backups: string;
  let target: string;

  const restore = (from: string, env: Record<string, string> = {}): Promise<EndedProgram> =>
    startOnBackup('restore', from, {
      DATA_DIR: at('restored'),
      DATABASE_URL: target,
      ...env,
    }).ended;

  /** A copy of the backup, whose manifest may be changed. */
  async function copyOf(change: (manifest: Manifest) => void = () => {}): Promise<string> {
    const copy = at('copy');
    await cp(path.join(backups, 'monday'), copy, { recursive: true });
    const file = path.join(copy, 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
    change(manifest);
    await writeFile(file, JSON.stringify(manifest));
    return copy;
  }
  interface Manifest {
    format: number;
    database: { kind: string };
    lastMigration: { hash: string; createdAt: number };
    rows: Record<string, number>;
    sums: Record<string, number>;
    checksums: string;
  }

  /** Makes the manifest of a copy name another list of checksums. */
  async function changeManifest(copy: string, checksums: string): Promise<void> {
    const file = path.join(copy, 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
    await writeFile(file, JSON.stringify({ ...manifest, checksums }));
  }

  /** Expects that a failed restore has stored nothing. */
  async function expectNothingRestored(): Promise<void> {
    const found = `select tablename from pg_tables where schemaname in ('public', 'drizzle')`;
    expect(await queryOnce(target, found)).toEqual([]);
    const left = existsSync(at('restored'))
      ? await readdir(at('restored'), { recursive: true, withFileTypes: true })
      : [];
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  }

  beforeAll(async () => {
    if (!server) return;
    backups = await mkdtemp(path.join(tmpdir(), 'mall-backups-'));
    source = await createWorkerDatabase(server, 'backup');
    const dataDir = path.join(backups, 'data');
    await prepareShoppers({ databaseUrl: source, dataDir }, 2);
    await mkdir(path.join(dataDir, 'media/posts/a'), { recursive: true });
    await writeFile(path.join(dataDir, 'media/posts/a/640.avif'), 'a picture');
    // An upload that was interrupted.
    await writeFile(path.join(dataDir, 'media/posts/a/640.avif.0b5c'), 'a pic');
    const env = { DATA_DIR: dataDir, DATABASE_URL: source };
    const { code, printed } = await startOnBackup('backup', path.join(backups, 'monday'), env)
      .ended;
    if (code !== 0) throw new Error(printed);
  });
  beforeEach(async () => {
    if (server) target = await createWorkerDatabase(server, 'restored');
  });
  afterAll(() => rm(backups, { recursive: true }));

  test('the list of checksums names the dump and every upload that is served', async () => {
    const list = await readFile(path.join(backups, 'monday/SHA256SUMS'), 'utf8');
    expect(list.split('\n').map((line) => line.split('  ')[1])).toEqual(
      expect.arrayContaining(['database.dump', 'media/posts/a/640.avif', undefined]),
    );
    expect(list.split('\n')).toHaveLength(3);
  });

  test('restore refuses when the folder is no backup', async () => {
    expect(await restore(folder)).toEqual(
      refusal(FAILED, '這個資料夾不是完整的備份', 'no complete backup'),
    );
  });

  test('restore refuses when a newer version wrote the backup', async () => {
    const newer = refusal(FAILED, '這份備份來自較新的版本', 'upgrade the program first');
    const format = await copyOf((manifest) => (manifest.format = 2));
    expect(await restore(format)).toEqual(newer);
    await rm(format, { recursive: true });
    const migrated = await copyOf((manifest) => {
      manifest.lastMigration = { hash: 'of a later version', createdAt: 9e15 };
    });
    expect(await restore(migrated)).toEqual(newer);
    await expectNothingRestored();
  });

  test('restore refuses when the backup is of the other kind of database', async () => {
    expect(await restore(await copyOf(), { DATABASE_URL: '' })).toEqual(
      refusal(CONFIGURATION, '這份備份來自 PostgreSQL', 'point DATABASE_URL at an empty database'),
    );
    const embedded = at('embedded');
    await cp(await copyOf(({ database }) => (database.kind = 'embedded')), embedded, {
      recursive: true,
    });
    expect(await restore(embedded)).toEqual(
      refusal(CONFIGURATION, '這份備份來自內建資料庫', 'leave DATABASE_URL unset'),
    );
    await mkdir(at('restored', 'pg'), { recursive: true });
    await writeFile(at('restored', 'pg', 'PG_VERSION'), '17');
    expect(await restore(embedded, { DATABASE_URL: '' })).toEqual(
      refusal(CONFIGURATION, '.*中已經有內建資料庫', 'point DATA_DIR at an empty folder'),
    );
  });

  test('restore refuses when the database is not empty', async () => {
    await queryOnce(target, 'create table mine ()');
    expect(await restore(await copyOf())).toEqual(
      refusal(
        CONFIGURATION,
        'DATABASE_URL 所指的資料庫不是空的',
        'is not empty: create an empty one',
      ),
    );
  });

  test('restore refuses when the folder of uploads is not empty', async () => {
    await mkdir(at('restored/media/posts'), { recursive: true });
    await writeFile(at('restored/media/posts/1.avif'), '');
    expect(await restore(await copyOf())).toEqual(
      refusal(CONFIGURATION, '.*不是空的（找到 posts/1.avif）', 'it has posts/1.avif'),
    );
  });

  test('restore refuses with what to install when pg_restore is missing', async () => {
    expect(await restore(await copyOf(), { PATH: folder })).toEqual(
      refusal(CONFIGURATION, '找不到 pg_restore：請安裝', 'apt install postgresql-client'),
    );
  });

  test.each(['database.dump', 'media/posts/a/640.avif', 'SHA256SUMS'])(
    'restore refuses and restores nothing when %s is damaged or missing',
    async (name) => {
      const damaged = refusal(FAILED, `備份中的檔案 ${name} 已損毀或遺失`, 'nothing was restored');
      const copy = await copyOf();
      const bytes = await readFile(path.join(copy, name));
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      await writeFile(path.join(copy, name), bytes);
      expect(await restore(copy)).toEqual(damaged);
      await rm(path.join(copy, name));
      expect(await restore(copy)).toEqual(damaged);
      await expectNothingRestored();
    },
  );

  const differences: readonly [string, (manifest: Manifest) => void, string][] = [
    ['table', ({ rows }) => void (rows['public.members'] = 3), 'public\\.members: 3 → 2'],
    ['column', ({ sums }) => void (sums['members.points'] = 61), 'members\\.points: 61 → 60'],
  ];
  test.each(differences)(
    'restore names the differing %s when the restored data is not that of the backup',
    async (_what, change, named) => {
      const { code, printed } = await restore(await copyOf(change));
      expect([code, printed]).toEqual([
        FAILED,
        expect.stringMatching(
          new RegExp(
            `^還原後的資料與備份的紀錄不符.*\\n.*drop this database first.*\\n {2}${named}\\n?$`,
          ),
        ),
      ]);
      expect(existsSync(at('restored/media/posts/a/640.avif'))).toBe(false);
    },
  );

  test.each(['../outside.avif', 'media/../../outside.avif'])(
    'restore refuses when the list of checksums names %s, a file outside of the backup',
    async (name) => {
      const copy = await copyOf();
      await writeFile(at('outside.avif'), 'of another program');
      const list = path.join(copy, 'SHA256SUMS');
      const line = `${await hashFile(at('outside.avif'))}  ${name}\n`;
      await writeFile(list, (await readFile(list, 'utf8')) + line);
      await changeManifest(copy, await hashFile(list));
      expect(await restore(copy)).toEqual(
        refusal(FAILED, '備份中的檔案 SHA256SUMS 已損毀或遺失', 'nothing was restored'),
      );
      await expectNothingRestored();
    },
  );

  test('restore deletes the uploads that it stored when one cannot be stored', async () => {
    const copy = await copyOf();
    await mkdir(path.join(copy, 'media/posts/b'));
    await cp(path.join(copy, 'media/posts/a/640.avif'), path.join(copy, 'media/posts/b/640.avif'));
    const list = path.join(copy, 'SHA256SUMS');
    const sums = await readFile(list, 'utf8');
    await writeFile(list, sums + /.*media\/posts\/a.*\n/.exec(sums)?.[0].replace('/a/', '/b/'));
    await changeManifest(copy, await hashFile(list));
    // A folder in the place of the file.
    await mkdir(at('restored/media/posts/b/640.avif/folder'), { recursive: true });
    const { code, printed } = await restore(copy);
    expect([code, printed]).toEqual([FAILED, expect.stringContaining('640.avif')]);
    await expectNothingRestored();
  });

  test('restore restores nothing when pg_restore fails', async () => {
    const name = await createRole(target, 'reader');
    const reader = new URL(target);
    reader.username = name;
    const { code, printed } = await restore(await copyOf(), { DATABASE_URL: reader.href });
    expect([code, printed]).toEqual([
      FAILED,
      expect.stringMatching(/^pg_restore 失敗，沒有寫入任何資料.*\n.*\n.*permission denied/),
    ]);
    await expectNothingRestored();
  });

  test('restore leaves nothing when this version cannot open the embedded database', async () => {
    await writeFile(at('PG_VERSION'), '9');
    await create({ file: at('database.tar.gz'), cwd: folder, gzip: true }, ['PG_VERSION']);
    const list = `${await hashFile(at('database.tar.gz'))}  database.tar.gz\n`;
    await writeFile(at('SHA256SUMS'), list);
    const checksums = await hashFile(at('SHA256SUMS'));
    const copy = await copyOf((manifest) => {
      manifest.database.kind = 'embedded';
      manifest.checksums = checksums;
    });
    for (const name of ['database.tar.gz', 'SHA256SUMS']) await cp(at(name), path.join(copy, name));
    expect(await restore(copy, { DATABASE_URL: '' })).toEqual(
      refusal(FAILED, '無法開啟內建資料庫', 'use the version of the program that created it'),
    );
    expect(await readdir(at('restored'))).toEqual([expect.stringMatching(/^pg\.lock/)]);
  });
});
