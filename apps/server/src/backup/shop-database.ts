import type { DatabaseFacts } from './database-facts.repo';

/** What {@link ShopDatabase.restore} needs. */
export interface RestoreOptions {
  /** The folder of the backup. */
  readonly folder: string;
  readonly signal: AbortSignal;
  /** The columns to sum: those of the backup. */
  readonly sums: readonly string[];
  /** Compares the restored database with the backup. @throws when they differ */
  readonly verify: (restored: DatabaseFacts) => void;
}

/** The shop's database, to back up or to restore. */
export interface ShopDatabase {
  readonly kind: 'embedded' | 'postgres';
  /** The name of the dump in the folder of a backup. */
  readonly file: string;
  /**
   * Dumps the database into the folder of a backup.
   *
   * @returns facts of the same state as the dump.
   * @throws {ConfigurationError} when it cannot be read now; the message says what to do.
   */
  dump(folder: string, signal: AbortSignal): Promise<DatabaseFacts>;
  /** @throws {ConfigurationError} when it is not empty, or a program to restore it is missing. */
  expectRestorable(signal: AbortSignal): Promise<void>;
  /** Restores the dump of a backup, verifies it, and migrates it to this version. */
  restore(options: RestoreOptions): Promise<void>;
}
