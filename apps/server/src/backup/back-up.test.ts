import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../db/embedded/lock';
import { refusal, startOnBackup, type EndedProgram } from '../testing/backup-programs';

const CONFIGURATION = 78;
const FAILED = 1;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mall-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const at = (...names: string[]) => path.join(folder, ...names);

const backUp = (target: string, env: Record<string, string> = {}): Promise<EndedProgram> =>
  startOnBackup('backup', target, { DATA_DIR: at('data'), DATABASE_URL: '', ...env }).ended;

test('backup refuses when no folder is named', async () => {
  expect(await backUp('--help')).toEqual(
    refusal(CONFIGURATION, '請指定一個備份的資料夾', 'Name one folder'),
  );
});

test('backup refuses and changes nothing when the folder is not empty', async () => {
  await mkdir(at('monday'));
  await writeFile(at('monday', 'notes'), 'mine');
  expect(await backUp(at('monday'))).toEqual(
    refusal(CONFIGURATION, '資料夾不是空的', 'The folder is not empty'),
  );
  expect(await readdir(folder, { recursive: true })).toEqual(['monday', 'monday/notes']);
});

test('backup refuses when another backup writes to the folder', async () => {
  await mkdir(at('monday.partial'));
  expect(await backUp(at('monday'))).toEqual(
    refusal(CONFIGURATION, '另一個備份正在寫入', 'Another backup is running'),
  );
  expect(await readdir(folder)).toEqual(['monday.partial']);
});

test('backup refuses and leaves nothing when there is no embedded database', async () => {
  expect(await backUp(at('monday'))).toEqual(
    refusal(CONFIGURATION, '.*中沒有內建資料庫', 'There is no embedded database'),
  );
  expect(await readdir(folder)).toEqual([]);
});

test('backup refuses and leaves nothing when a server has the embedded database open', async () => {
  await mkdir(at('data', 'pg'), { recursive: true });
  await writeFile(at('data', 'pg', 'PG_VERSION'), '17');
  const unlock = await lockFolder(at('data', 'pg'));
  try {
    expect(await backUp(at('monday'))).toEqual(
      refusal(CONFIGURATION, '內建資料庫正由另一個程式使用', 'stop the server first'),
    );
  } finally {
    await unlock();
  }
  expect(await readdir(folder)).toEqual(['data']);
});

test('backup refuses with what to install when pg_dump is missing', async () => {
  const env = { DATABASE_URL: 'postgres://mall@127.0.0.1:1/mall', PATH: folder };
  expect(await backUp(at('monday'), env)).toEqual(
    refusal(CONFIGURATION, '找不到 pg_dump：請安裝', 'apt install postgresql-client'),
  );
  expect(await readdir(folder)).toEqual([]);
});

test('backup fails with the reason when the database cannot be reached', async () => {
  const env = { DATABASE_URL: 'postgres://mall:secret@127.0.0.1:1/mall' };
  const { code, printed } = await backUp(at('monday'), env);
  expect([code, printed]).toEqual([
    FAILED,
    expect.stringMatching(/^無法連線.*ECONNREFUSED.*\nCannot connect to the database/),
  ]);
  expect(printed).not.toContain('secret');
  expect(await readdir(folder)).toEqual([]);
});
