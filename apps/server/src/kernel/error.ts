import { failures, type FieldIssue } from '@mall/contract';
import type { FieldMessageId, Reason } from '@mall/contract/messages';
import {
  staffFailures,
  type StaffFailureName,
  type StaffFieldMessageId,
} from '@mall/contract/staff';

/** The failures of both contracts. */
const allFailures = { ...failures, ...staffFailures };

/** A placeholder value in a refusal's message: a word, a number, a duration, a reason or another refusal. */
export type FailureArg =
  | string
  | number
  | { readonly seconds: number }
  | Reason
  | { readonly refusals: readonly Refusal[] };

/** A refusal from the contracts' catalogues, as data. */
export interface Refusal {
  readonly failure: StaffFailureName;
  readonly args: readonly FailureArg[];
}

/**
 * A refusal thrown by a service; it is translated when the response is sent.
 *
 * @example
 * throw new MallError('stockShort', [product.name, rule.stock]);
 * throw new MallError('shippingUnavailable', [{ reason: 'goodsTooDear', limit: 20_000 }]);
 */
export class MallError extends Error implements Refusal {
  constructor(
    readonly failure: StaffFailureName,
    readonly args: readonly FailureArg[] = [],
    readonly issues: readonly FieldIssue[] = [],
  ) {
    super(failure);
    this.name = 'MallError';
  }

  /** Seconds for the `Retry-After` header; undefined if the failure is not about waiting. */
  get retryAfter(): number | undefined {
    const [wait] = this.args;
    if (typeof wait === 'object' && 'seconds' in wait) return wait.seconds;
    return this.failure === 'signInBlocked' ? Number(wait) * 60 : undefined;
  }

  /** HTTP status of the response. */
  get status(): number {
    return allFailures[this.failure].status;
  }

  /** The envelope's code. */
  get code(): number {
    return allFailures[this.failure].code;
  }
}

/** The refusal for an exceeded rate limit. @param milliseconds until a retry can succeed */
export const tooManyRequests = (milliseconds: number): MallError =>
  new MallError('tooManyRequests', [{ seconds: Math.max(1, Math.ceil(milliseconds / 1000)) }]);

/**
 * The refusal for one invalid field.
 *
 * @example
 * throw invalidField('quantity', 'must be less than or equal to {0}', [MAX_QUANTITY]);
 */
export const invalidField = (
  field: string,
  id: FieldMessageId | StaffFieldMessageId,
  args: readonly (string | number)[] = [],
): MallError => new MallError('invalidFields', [], [{ field, id, args }]);
