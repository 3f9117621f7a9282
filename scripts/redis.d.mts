/** A private Redis. */
export interface PrivateRedis {
  readonly url: string;
  /** Ends it at once; its data is lost. */
  kill(): Promise<void>;
  /** Starts it again, at the same port. */
  resume(): Promise<void>;
  /** Suspends it: connections stay open, and nothing answers. */
  freeze(): void;
  /** Continues it. */
  thaw(): void;
  /** Stops it and deletes its folder. */
  stop(): Promise<void>;
}

export function startRedis(options: {
  readonly install: boolean;
  /** A further address of this machine to listen on; anyone in its network may use it. */
  readonly alsoAt?: string | undefined;
}): Promise<PrivateRedis | null>;
