import path from 'node:path';
import { readStorageConfig, type StorageConfig } from '../config/storage-config';
import { ConfigurationError } from '../kernel/configuration-error';
import { ExplainedError } from '../kernel/explained-error';
import { runProgram } from '../run-program';

/** What a program works on. */
export interface FolderTask {
  readonly config: StorageConfig;
  /** Absolute. */
  readonly folder: string;
  /** Aborted by SIGINT and SIGTERM. */
  readonly signal: AbortSignal;
}

/**
 * Runs a program that has one argument: the folder of a backup.
 *
 * @param name its name in `npm run`.
 */
export function runOnFolder(name: string, run: (task: FolderTask) => Promise<void>): void {
  runProgram(async () => {
    const [folder, ...others] = process.argv.slice(2);
    if (folder === undefined || folder.startsWith('-') || others.length > 0)
      throw new ConfigurationError(
        `請指定一個備份的資料夾：npm run ${name} -- <folder>\n` +
          `Name one folder of a backup: npm run ${name} -- <folder>`,
      );
    const interrupt = new AbortController();
    for (const each of ['SIGINT', 'SIGTERM'] as const)
      process.once(each, () => interrupt.abort(new ExplainedError('已中斷。\nInterrupted.')));
    await run({
      config: readStorageConfig(process.env),
      folder: path.resolve(folder),
      signal: interrupt.signal,
    });
  });
}
