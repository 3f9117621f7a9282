import { Duplex } from 'node:stream';
import type { Engine } from './engine';

/** AuthenticationOk, then ReadyForQuery: what a client waits for before its first query. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const TERMINATE = 'X'.charCodeAt(0);
/** A simple query. */
function queryOf(text: string): Buffer {
  const body = Buffer.from(`${text}\0`, 'latin1');
  const head = Buffer.from('Q\0\0\0\0', 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
/**
 * Make the engine's only session like a new one. The client before may have disconnected inside a transaction, and
 * its prepared statements have the names that this client gives to its own.
 */
const CLEANING = ['ROLLBACK', 'DISCARD ALL'].map(queryOf);

/**
 * A stream that `pg` uses as its network socket, connected to the embedded database. Both databases are
 * thus used through one driver and return the same error codes.
 */
export class EngineWire extends Duplex {
  #greeted = false;

  constructor(private readonly engine: Promise<Engine>) {
    super();
  }

  /** `pg` calls these methods on a socket. */
  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error?: Error | null) => void,
  ): void {
    this.#send(chunk).then(() => done(), done);
  }

  /** `pg` corks the messages of one query, so together they take one round trip. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  async #send(bytes: Buffer): Promise<void> {
    const engine = await this.engine;
    if (!this.#greeted) {
      this.#greeted = true;
      for (const query of CLEANING) await engine.exchange(query);
      this.push(WELCOME);
    } else if (bytes[0] === TERMINATE) {
      this.push(null);
    } else {
      this.push(Buffer.from(await engine.exchange(bytes)));
    }
  }
}
