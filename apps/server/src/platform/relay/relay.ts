/** Hears what other servers tell. */
export interface RelayListener {
  /** Called with each piece of news of another server, in the order in which that one told them. */
  heard(news: string): void;
  /** From now on news arrive; what was told before, since they last did, may be lost. */
  listening(): void;
}

/** What the servers over one database tell each other at once. */
export interface Relay {
  /**
   * Tells all other servers, after what was told before. It is not kept, and whoever may connect to the database can
   * hear it: ids alone, of what is read from the tables.
   */
  tell(news: string): void;
  /** Begins to listen; resolves when the first attempt has ended. */
  start(listener: RelayListener): Promise<void>;
  /** Tells what is left, and stops listening. */
  close(): Promise<void>;
}

/** Of a server that is alone, as one over the embedded database always is. */
export const loneRelay: Relay = {
  tell() {},
  async start() {},
  async close() {},
};
