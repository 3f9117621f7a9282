import type { StorageConfig } from '../config/storage-config';
import { programMigrations } from '../db/migrate';
import { ConfigurationError } from '../kernel/configuration-error';
import { ExplainedError } from '../kernel/explained-error';
import { verifyChecksums } from './checksums';
import type { DatabaseFacts, Numbers } from './database-facts.repo';
import { newerBackup, readManifest, type Manifest } from './manifest';
import { expectNoMedia, restoreMedia } from './media-files';
import { openShop } from './open-shop';

/** A finished restore. */
export interface Restored {
  readonly manifest: Manifest;
  /** Whether the backup was older than the program, so that the database was migrated. */
  readonly isMigrated: boolean;
}

/**
 * Restores a backup into an empty database and an empty storage of uploads. A failed restore leaves both empty, unless the
 * message says otherwise.
 *
 * @throws {ConfigurationError} when the target is not empty, or of another kind.
 * @throws {ExplainedError} when the backup is damaged, newer than the program, or differs after the restore.
 */
export async function restore(
  config: StorageConfig,
  folder: string,
  signal: AbortSignal,
): Promise<Restored> {
  const manifest = await readManifest(folder);
  const { database, media } = await openShop(config);
  const isMigrated = isOlder(manifest);
  if (manifest.database.kind !== database.kind) throw otherKind(manifest.database.kind);
  await database.expectRestorable(signal);
  await expectNoMedia(media);
  const keys = await verifyChecksums(folder, {
    expected: manifest.checksums,
    database: database.file,
  });
  signal.throwIfAborted();
  // Before the database: a row must not name an upload that is missing.
  await restoreMedia(media, { folder, keys, signal });
  try {
    const sums = Object.keys(manifest.sums);
    await database.restore({ folder, signal, sums, verify: (facts) => compare(manifest, facts) });
  } catch (error) {
    await media.delete(keys);
    throw error;
  }
  return { manifest, isMigrated };
}

/**
 * Whether the last migration of a backup is older than that of this program.
 *
 * @throws {ExplainedError} when this program does not have it.
 */
function isOlder({ lastMigration }: Manifest): boolean {
  const migrations = programMigrations();
  const last = migrations.at(-1);
  if (migrations.some(({ hash }) => hash === lastMigration.hash))
    return lastMigration.hash !== last?.hash;
  if (lastMigration.createdAt > (last?.folderMillis ?? 0)) throw newerBackup();
  throw new ExplainedError(
    '這份備份的資料庫不是這個程式的任何版本建立的，無法還原。\n' +
      'No version of this program created the database of this backup, so it cannot be restored.',
  );
}

const otherKind = (kind: Manifest['database']['kind']): ConfigurationError =>
  kind === 'embedded'
    ? new ConfigurationError(
        '這份備份來自內建資料庫：請不要設定 DATABASE_URL，再還原。\n' +
          'This is a backup of the embedded database: leave DATABASE_URL unset to restore it.',
      )
    : new ConfigurationError(
        '這份備份來自 PostgreSQL：請將 DATABASE_URL 指向一個空的資料庫，再還原。\n' +
          'This is a backup of PostgreSQL: point DATABASE_URL at an empty database to restore it.',
      );

/** @throws {ExplainedError} that names what differs, when a restored database is not as the backup says. */
function compare({ rows, sums }: Manifest, restored: DatabaseFacts): void {
  const differing = [...differences(rows, restored.rows), ...differences(sums, restored.sums)];
  if (differing.length === 0) return;
  const list = differing.map((each) => `  ${each}`).join('\n');
  throw new ExplainedError(
    `還原後的資料與備份的紀錄不符：請改用另一份備份。若是 PostgreSQL，請先刪除這個資料庫，再建立一個空的。\n` +
      `The restored data differs from the records of the backup: use another backup. On PostgreSQL, drop this database first, and create an empty one.\n${list}`,
  );
}

const differences = (expected: Numbers, found: Numbers): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .filter((name) => expected[name] !== found[name])
    .map((name) => `${name}: ${expected[name] ?? 'none'} → ${found[name] ?? 'none'}`);
