import { DataFolderFull } from './config/data-folder';
import { DataFolderInUse } from './db/embedded/lock';
import { EXIT_CODES } from './exit-codes';
import { ConfigurationError } from './kernel/configuration-error';
import { ExplainedError } from './kernel/explained-error';

/** Whether the message of an error says what to do. */
export const isExplained = (error: unknown): error is Error =>
  [DataFolderInUse, DataFolderFull, ConfigurationError, ExplainedError].some(
    (each) => error instanceof each,
  );

/** Runs a program. When it fails, prints why and exits with one of {@link EXIT_CODES}. */
export function runProgram(run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    console.error(isExplained(error) ? error.message : error);
    process.exit(
      error instanceof ConfigurationError ? EXIT_CODES.configuration : EXIT_CODES.failed,
    );
  });
}
