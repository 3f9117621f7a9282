import type { Envelope, FieldError } from '@mall/contract';
import { failureCodes, type FailureName } from '@mall/contract/failure-codes';
import { isEnvelope } from './http/envelope';

/**
 * A call that did not do what was asked. Carries the whole reply (spec §7), so that nothing the
 * server said is lost.
 *
 * Not used for a call that was aborted through its `signal`: that one rejects with the signal's
 * own reason, as `fetch` does.
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
  /** `0`: the mall could not be reached at all. */
  declare readonly code: number;
  /** The server's sentence for a person; empty on a transport failure. */
  declare readonly msg: string;

  constructor({ data, code, msg }: Omit<Envelope, 'valid'>, options?: ErrorOptions) {
    super(msg || 'The mall could not be reached', options);
    this.data = data;
    this.code = code;
    this.msg = msg;
  }

  /** The refusal that `body` holds; a transport failure when it is no reply of the mall. */
  static of(body: unknown, options?: ErrorOptions): MallError {
    return new MallError(isEnvelope(body) ? body : { data: null, code: 0, msg: '' }, options);
  }

  /** Whether the mall could not be reached: trying again later may help. */
  get isTransport(): boolean {
    return this.code === 0;
  }

  /** The refused fields, when the refusal names any. */
  get fields(): readonly FieldError[] {
    const { fields } = Object(this.data) as Readonly<Record<string, unknown>>;
    return Array.isArray(fields) ? fields : [];
  }
}

/** Whether `error` is the mall's own, and, if named, that very refusal of the catalogue. */
export function isMallError(error: unknown, name?: FailureName): error is MallError {
  return error instanceof MallError && (!name || error.code === failureCodes[name]);
}
