import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { create, extract } from 'tar';
import { openLockedDatabase, type OpenDatabase } from '../db/database';
import { DataFolderInUse, lockFolder } from '../db/embedded/lock';
import { embeddedFolder, holdsDatabase } from '../db/embedded/open';
import { foldSearchTexts } from '../db/fold-search-texts';
import { migrate } from '../db/migrate';
import { ConfigurationError } from '../kernel/configuration-error';
import { ExplainedError } from '../kernel/explained-error';
import { findLedgers, readFacts } from './database-facts.repo';
import type { ShopDatabase } from './shop-database';

/**
 * The embedded database under a data folder. Its dump is an archive of its files, because its own dump is built in memory.
 */
export function embeddedDatabase(dataDir: string): ShopDatabase {
  const folder = embeddedFolder(dataDir);
  const file = 'database.tar.gz';
  return {
    kind: 'embedded',
    file,
    async dump(backup, signal) {
      if (!holdsDatabase(folder))
        throw new ConfigurationError(
          `${dataDir} 中沒有內建資料庫：請確認 DATA_DIR，或設定 DATABASE_URL。\n` +
            `There is no embedded database in ${dataDir}: check DATA_DIR, or set DATABASE_URL.`,
        );
      return locked(folder, async () => {
        const facts = await opened(folder, async ({ pool }) =>
          readFacts(pool, await findLedgers(pool)),
        );
        signal.throwIfAborted();
        await create({ file: path.join(backup, file), cwd: folder, gzip: true }, ['.']);
        return facts;
      });
    },
    async expectRestorable() {
      const found = existsSync(folder) ? await readdir(folder) : [];
      if (found.length === 0) return;
      throw new ConfigurationError(
        `${dataDir} 中已經有內建資料庫，還原會覆蓋其中的資料：請將 DATA_DIR 指向一個空的資料夾。\n` +
          `There already is an embedded database in ${dataDir}: point DATA_DIR at an empty folder.`,
      );
    },
    restore: ({ folder: backup, signal, sums, verify }) =>
      locked(folder, async () => {
        // Renamed at the end: a failed restore leaves no database.
        const aside = `${folder}.restoring`;
        await rm(aside, { recursive: true, force: true });
        try {
          await mkdir(aside, { recursive: true });
          await chmod(aside, 0o700);
          await extract({ file: path.join(backup, file), cwd: aside });
          signal.throwIfAborted();
          await opened(aside, async (database) => {
            verify(await readFacts(database.pool, sums));
            await migrate(database);
            await foldSearchTexts(database.db);
          });
          if (existsSync(folder)) await rmdir(folder);
          await rename(aside, folder);
        } catch (error) {
          await rm(aside, { recursive: true, force: true });
          throw error;
        }
      }),
  };
}

/** Works on the folder while no server may open it. */
async function locked<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const unlock = await lockFolder(folder).catch((error: unknown) => {
    if (!(error instanceof DataFolderInUse)) throw error;
    throw new ConfigurationError(
      `內建資料庫正由另一個程式使用：請先停止伺服器，再執行一次（${folder}）。\n` +
        `Another process has the embedded database open: stop the server first, then run this again (${folder}).`,
      { cause: error },
    );
  });
  try {
    return await work();
  } finally {
    await unlock();
  }
}

async function opened<Result>(
  folder: string,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openLockedDatabase(folder).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ExplainedError(
      '無法開啟內建資料庫：請確認磁碟還有空間，並使用建立它的程式版本（備份的版本記在 manifest.json）。\n' +
        'The embedded database cannot be opened: check that the disk has room, and use the version of the program that created it (the manifest.json of a backup names it).\n' +
        reason,
      { cause },
    );
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
