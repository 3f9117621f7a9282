import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { ExplainedError } from '../kernel/explained-error';

/** The version of the layout of a backup's folder. Increase it when an older program cannot read the new layout. */
export const FORMAT = 1;

const FILE = 'manifest.json';
const count = z.number().int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifest = z.object({
  /** Always 1. */
  format: z.literal(FORMAT),
  /** The version of the program that wrote it. */
  program: z.string(),
  /** When it was started, in ISO 8601. */
  createdAt: z.iso.datetime(),
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    /** The version of PostgreSQL. */
    version: z.string(),
  }),
  /** The last migration of the database. */
  lastMigration: z.object({ hash: z.string(), createdAt: z.number() }),
  /** The number of rows of each table: `{ "public.orders": 12 }`. */
  rows: z.record(z.string(), count),
  /** The sums of amounts of money, points and stock: `{ "orders.final_amount": 5120 }`. */
  sums: z.record(z.string(), z.number().int()),
  /** Uploads. */
  media: z.object({ files: count, bytes: count }),
  /** The checksum of the list of checksums. */
  checksums: sha256,
});

/** What a backup contains. */
export type Manifest = z.output<typeof manifest>;

const anyFormat = z.object({ format: z.number() });

/** Writes the manifest of a backup. */
export const writeManifest = (folder: string, content: Manifest): Promise<void> =>
  writeFile(path.join(folder, FILE), `${JSON.stringify(content, null, 2)}\n`, { flush: true });

/**
 * Reads the manifest of a backup.
 *
 * @throws {ExplainedError} when the folder contains no backup that this program can read.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, FILE), 'utf8').catch(() => null);
  if (text === null)
    throw new ExplainedError(
      `這個資料夾不是完整的備份，找不到 ${FILE}：${folder}\n` +
        `This folder is no complete backup, because it has no ${FILE}: ${folder}`,
    );
  const content = parse(text);
  const read = manifest.safeParse(content);
  if (read.success) return read.data;
  const other = anyFormat.safeParse(content);
  if (other.success && other.data.format > FORMAT) throw newerBackup();
  throw new ExplainedError(
    `備份的 ${FILE} 已損毀，請改用另一份備份：${folder}\n` +
      `The ${FILE} of this backup is damaged. Use another backup: ${folder}`,
    { cause: read.error },
  );
}

/** The refusal of a backup that a newer version wrote. */
export const newerBackup = (): ExplainedError =>
  new ExplainedError(
    '這份備份來自較新的版本：請先升級程式，再還原。\n' +
      'A newer version wrote this backup: upgrade the program first, then restore.',
  );

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
