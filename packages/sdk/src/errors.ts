import type { Envelope, FieldError } from '@mall/contract';
import { failureCodes, type FailureName } from '@mall/contract/failure-codes';
import { isEnvelope } from './http/envelope';

/**
 * A rejected or failed call. Carries the whole envelope (spec §7), so nothing from the server is lost.
 *
 * Not used for a call aborted through its `signal`: that one rejects with the signal's own reason, as
 * `fetch` does.
 *
 * @example
 * try { await mall.cart.add(1, line) } catch (error) {
 *   if (isMallError(error, 'stockShort')) toast(error.msg);
 * }
 */
export class MallError extends Error implements Envelope {
  override readonly name = 'MallError';
  readonly valid = false;
  declare readonly data: unknown;
  /** `0`: the server could not be reached. */
  declare readonly code: number;
  /** The server's message for the user; empty on a transport error. */
  declare readonly msg: string;

  constructor({ data, code, msg }: Omit<Envelope, 'valid'>, options?: ErrorOptions) {
    super(msg || 'no answer', options);
    this.data = data;
    this.code = code;
    this.msg = msg;
  }

  /** Converts a response body to an error; a transport error when it is not the server's envelope. */
  static of(body: unknown, options?: ErrorOptions): MallError {
    return new MallError(isEnvelope(body) ? body : { data: null, code: 0, msg: '' }, options);
  }

  /** Whether the server could not be reached: a later retry may succeed. */
  get isTransport(): boolean {
    return this.code === 0;
  }

  /** The invalid fields, when the error names any. */
  get fields(): readonly FieldError[] {
    const { fields } = Object(this.data) as Readonly<Record<string, unknown>>;
    return Array.isArray(fields) ? fields : [];
  }
}

/** Whether `error` is a {@link MallError} and, if `name` is given, has that failure code. */
export function isMallError(error: unknown, name?: FailureName): error is MallError {
  return error instanceof MallError && (!name || error.code === failureCodes[name]);
}
