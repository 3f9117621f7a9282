import { failures, type FailureName, type FieldIssue } from '@mall/contract';
import type { FieldMessageId, Reason } from '@mall/contract/messages';

/** What fills a refusal's sentence: a word or a number, how long, why, or what else would be refused. */
export type FailureArg =
  | string
  | number
  | { readonly seconds: number }
  | Reason
  | { readonly refusals: readonly Refusal[] };

/** A refusal of the contract's catalogue, as data. */
export interface Refusal {
  readonly failure: FailureName;
  readonly args: readonly FailureArg[];
}

/**
 * A refusal, thrown by a service; it is put into words where it leaves the server.
 *
 * @example
 * throw new MallError('stockShort', [product.name, rule.stock]);
 * throw new MallError('shippingUnavailable', [{ reason: 'goodsTooDear', limit: 20_000 }]);
 */
export class MallError extends Error implements Refusal {
  constructor(
    readonly failure: FailureName,
    readonly args: readonly FailureArg[] = [],
    readonly issues: readonly FieldIssue[] = [],
  ) {
    super(failure);
    this.name = 'MallError';
  }

  /** HTTP status of the answer. */
  get status(): number {
    return failures[this.failure].status;
  }
}

/** Refuses who did something too often. @param milliseconds until it is worth trying again */
export const tooManyRequests = (milliseconds: number): MallError =>
  new MallError('tooManyRequests', [{ seconds: Math.max(1, Math.ceil(milliseconds / 1000)) }]);

/**
 * Refuses one field.
 *
 * @example
 * throw invalidField('quantity', 'must be less than or equal to {0}', [MAX_QUANTITY]);
 */
export const invalidField = (
  field: string,
  id: FieldMessageId,
  args: readonly (string | number)[] = [],
): MallError => new MallError('invalidFields', [], [{ field, id, args }]);
