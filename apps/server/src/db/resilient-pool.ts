import { Socket } from 'node:net';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { DatabaseUnavailable } from './unavailable';

type Connected = Parameters<Pool['connect']>[0];

/**
 * A connection pool that can be closed and opened again: while it is closed, calls fail at once instead of waiting for
 * a database that does not answer.
 */
export class ResilientPool extends Pool {
  readonly #sockets: Set<Socket>;
  readonly #waiting = new Set<(error: Error) => void>();
  #outage: Error | null = null;

  constructor(config: PoolConfig) {
    const sockets = new Set<Socket>();
    super({
      stream: () => {
        const socket = new Socket();
        sockets.add(socket);
        return socket.once('close', () => sockets.delete(socket));
      },
      ...config,
    });
    this.#sockets = sockets;
    // The pool listens to idle clients only, and an error without a listener ends the process. The transaction that uses
    // a lost client fails at its next query.
    this.on('connect', (client) => client.on('error', () => {}));
  }

  /** Fails all calls, also those in progress, until {@link resume}. */
  suspend(reason: Error): void {
    this.#outage = reason;
    for (const fail of this.#waiting) fail(reason);
    // Idle connections too: after a network failure they are as dead as the others.
    for (const socket of this.#sockets) discard(socket);
  }

  resume(): void {
    this.#outage = null;
  }

  /** Whether calls fail at once. */
  get isSuspended(): boolean {
    return this.#outage !== null;
  }

  /** @throws {DatabaseUnavailable} when no connection can be opened */
  override connect(): Promise<PoolClient>;
  override connect(done: Connected): void;
  override connect(done?: Connected): Promise<PoolClient> | void {
    const client = this.#connect();
    if (!done) return client;
    client.then(
      (each) => done(undefined, each, (error) => each.release(error)),
      (error: Error) => done(error, undefined, () => {}),
    );
  }

  async #connect(): Promise<PoolClient> {
    if (this.#outage) throw unavailable(this.#outage);
    const connecting = super.connect();
    let fail: ((error: Error) => void) | undefined;
    const outage = new Promise<never>((_, reject) => this.#waiting.add((fail = reject)));
    try {
      return await Promise.race([connecting, outage]);
    } catch (error) {
      // The pool was suspended while this connection was opened.
      connecting.then(
        (client) => client.release(),
        () => {},
      );
      throw unavailable(error);
    } finally {
      if (fail) this.#waiting.delete(fail);
    }
  }
}

/**
 * Closes a connection with everything that was not sent. After a network failure it would be sent at last, and a
 * statement would run whose call was refused long before.
 */
function discard(socket: Socket): void {
  // Only a connection of TCP that is open can be reset.
  if (socket.remoteFamily === undefined) socket.destroy();
  else socket.resetAndDestroy();
}

const unavailable = (cause: unknown) =>
  new DatabaseUnavailable('The database cannot be reached', { cause });
