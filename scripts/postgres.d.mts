/** A private PostgreSQL. */
export interface PrivatePostgres {
  readonly url: string;
  /** Stops it as `pg_ctl stop -m fast` does: every connection is ended, every transaction rolled back. */
  halt(): Promise<void>;
  /** Ends it at once, without a rollback, as a crash does: the next start recovers from the log. */
  kill(): Promise<void>;
  /** Starts it again, at the same port with the same rows. */
  resume(): Promise<void>;
  /** Suspends all of its processes: connections stay open, and nothing answers. */
  freeze(): void;
  /** Continues all of its processes. */
  thaw(): void;
  /** Stops it and deletes its folder. */
  stop(): Promise<void>;
}

export function startPostgres(options: {
  readonly install: boolean;
  readonly durable: boolean;
  /** A further address of this machine to listen on; anyone in its network may sign in. */
  readonly alsoAt?: string | undefined;
}): Promise<PrivatePostgres | null>;
