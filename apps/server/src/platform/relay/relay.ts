/** Receives what other servers publish. */
export interface RelayListener {
  /**
   * Called with each message of another server, in the order in which that server published them.
   */
  heard(news: string): void;
  /** Messages arrive from now on; those published since the last connection may be lost. */
  listening(): void;
}

/** A channel between the servers over one database. */
export interface Relay {
  /**
   * Publishes to all other servers, in order. Fire-and-forget, and readable by every database user:
   * send only ids of rows, never content.
   */
  tell(news: string): void;
  /** Starts listening; resolves when the first attempt has ended. */
  start(listener: RelayListener): Promise<void>;
  /** Flushes pending messages, and stops listening. */
  close(): Promise<void>;
}

/** The relay of a single server, as with the embedded database. */
export const loneRelay: Relay = {
  tell() {},
  async start() {},
  async close() {},
};
