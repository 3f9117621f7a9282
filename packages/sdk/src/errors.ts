import type { Envelope, FieldError } from '@mall/contract';
import { failureCodes, type FailureName } from '@mall/contract/failure-codes';
import { isEnvelope, isUnauthenticated } from './http/envelope';

/**
 * Why a call failed: a name of the contract's catalogue, `unreachable` when the server gave no
 * reply, or `unknown` when the code is not in the catalogue. A newer server may send such a code.
 */
export type Failure = FailureName | 'unreachable' | 'unknown';

/** The data of an error, by its failure; null for all others. */
interface FailureData {
  invalidFields: { readonly fields: readonly FieldError[] };
  changedMeanwhile: { readonly fields: readonly FieldError[] };
  unknown: unknown;
}

/**
 * A rejected or failed call. Carries the whole envelope, so nothing from the server is lost. `message` is for developers:
 * that of the server, or why there was none.
 * {@link isMallError} narrows `failure`, and `data` by it.
 *
 * Not used for a call aborted through its `signal`: that one rejects with the signal's own reason, as
 * `fetch` does.
 *
 * @example
 * try {
 *   await mall.cart.add(1, line);
 * } catch (error) {
 *   if (!isMallError(error)) throw error;
 *   switch (error.failure) {
 *     case 'soldOut':
 *     case 'stockShort': return toast(error.msg);
 *     case 'invalidFields': return mark(error.data.fields);
 *     case 'unreachable': return offerRetry();
 *     default: return toast(error.msg);
 *   }
 * }
 */
export class MallError extends Error implements Envelope {
  override readonly name = 'MallError';
  readonly valid = false;
  declare readonly data: unknown;
  /** The envelope's code; `0`: the server could not be reached. */
  declare readonly code: number;
  /** The server's message for the user; empty when it could not be reached. */
  declare readonly msg: string;
  /**
   * The request's id in the shop's log. Display it beside the message, so that people can quote it
   * to support. Null: there was no response, or one without an id.
   *
   * @example
   * if (isMallError(error)) show(`${error.msg}（${error.requestId}）`);
   */
  declare readonly requestId: string | null;
  /**
   * The HTTP status of the response; `0`: there was none, or it is unknown. A transport error with a status came from a
   * proxy: the device is connected, but the shop does not answer.
   */
  declare readonly status: number;

  constructor(
    { data, code, msg, request_id }: Omit<Envelope, 'valid'>,
    options?: ErrorOptions & { readonly status?: number; readonly message?: string },
  ) {
    super(msg || options?.message || 'no answer', options);
    Object.assign(this, {
      data,
      code,
      msg,
      requestId: request_id ?? null,
      status: options?.status ?? 0,
    });
  }

  /** Converts a response body to an error; `unreachable` when it is not the server's envelope. */
  static of(body: unknown, options?: ErrorOptions): MallError {
    return new MallError(isEnvelope(body) ? body : { data: null, code: 0, msg: '' }, options);
  }

  /** Why the call failed, to switch on. */
  get failure(): Failure {
    if (this.isTransport) return 'unreachable';
    if (isUnauthenticated(this)) return 'unauthenticated';
    const names = Object.keys(failureCodes) as FailureName[];
    return names.find((name) => failureCodes[name] === this.code) ?? 'unknown';
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

/** A {@link MallError} with one of the named failures, and the data of that failure. */
export type MallErrorOf<Name extends Failure = Failure> = Name extends Failure
  ? MallError & {
      readonly failure: Name;
      readonly data: Name extends keyof FailureData ? FailureData[Name] : null;
    }
  : never;

/**
 * Whether an error is a {@link MallError}; with names, whether it has one of these failures.
 *
 * @example
 * if (isMallError(error, 'soldOut', 'stockShort')) toast(error.msg);
 */
export function isMallError<Name extends Failure = Failure>(
  error: unknown,
  ...names: readonly Name[]
): error is MallErrorOf<Name> {
  return error instanceof MallError && (!names[0] || names.some((name) => name === error.failure));
}
