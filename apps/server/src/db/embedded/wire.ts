import { Duplex } from 'node:stream';
import type { Engine } from './engine';

/** AuthenticationOk, then ReadyForQuery: all that a client waits for before its first query. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const TERMINATE = 'X'.charCodeAt(0);
/** A simple query `ROLLBACK`, for a client that went away in the middle of a transaction. */
const ROLLBACK = Buffer.from('Q\0\0\0\rROLLBACK\0', 'latin1');

/**
 * What `pg` takes for a network socket, with the embedded database at its other end. So both
 * databases are reached by one driver, and answer alike down to their error codes.
 */
export class EngineWire extends Duplex {
  #greeted = false;

  constructor(private readonly engine: Engine) {
    super();
  }

  /** `pg` calls these on a socket. */
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

  /** `pg` corks the messages of one query; together they cost one round trip. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  async #send(bytes: Buffer): Promise<void> {
    if (!this.#greeted) {
      this.#greeted = true;
      await this.engine.exchange(ROLLBACK);
      this.push(WELCOME);
    } else if (bytes[0] === TERMINATE) {
      this.push(null);
    } else {
      this.push(Buffer.from(await this.engine.exchange(bytes)));
    }
  }
}
