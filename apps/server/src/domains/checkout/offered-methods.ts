import { paymentMethods, type PaymentMethodName } from '@mall/contract';
import type { Reason } from '@mall/contract/messages';
import { MallError } from '../../kernel/error';
import {
  amountProblem,
  type Due,
  methods,
  type PaymentChoice,
  type PaymentSettings,
} from '../payments';

/** Above every method's ceiling, and far below the maximum of the database's integers, NT$. */
const LARGEST_TOTAL = 10_000_000;

/** A payment method as checkout offers it. */
export interface OfferedMethod {
  readonly method: PaymentMethodName;
  /** The available numbers of instalments; empty: only paid at once. */
  readonly installments: readonly number[];
  /** Why it cannot be used; null when it can. */
  readonly reason: Reason | null;
}

/** The payment methods for an order. */
export interface OfferedMethods {
  /** The total is 0: one method is enough, whichever it is. */
  readonly isFree: boolean;
  readonly list: readonly OfferedMethod[];
  readonly settings: PaymentSettings;
}

/** How an order of this total can be paid; an unavailable method stays in the list, with its reason. */
export function offeredMethods(due: Due, settings: PaymentSettings): OfferedMethods {
  if (due.total < 1) {
    return { isFree: true, list: [{ method: 'credit', installments: [], reason: null }], settings };
  }
  const list = paymentMethods
    .filter((name) => methods[name].isOffered?.(settings) ?? true)
    .map((method) => ({
      method,
      installments: methods[method].parts?.(settings) ?? [],
      reason: problemOf(method, due, settings),
    }));
  return { isFree: false, list, settings };
}

/** Why this amount cannot be paid with the method; null when it can. */
function problemOf(name: PaymentMethodName, due: Due, settings: PaymentSettings): Reason | null {
  const { gateway, problem } = methods[name];
  if (gateway !== null && settings.ecpay_status !== '1') {
    return { reason: gateway.kind === 'card' ? 'cardsPaused' : 'paymentPaused' };
  }
  if (due.total > LARGEST_TOTAL) return { reason: 'totalTooLarge' };
  return amountProblem(name, due, settings) ?? problem(due);
}

/**
 * Checks that an order can be paid with this choice.
 *
 * @throws {MallError} paymentUnavailable, with the reason
 */
export function guardPayment(choice: PaymentChoice, due: Due, settings: PaymentSettings): void {
  if (due.total < 1) return;
  const offered = offeredMethods(due, settings).list.find(({ method }) => method === choice.method);
  const isKnown =
    choice.method === 'installments'
      ? offered?.installments.includes(choice.installments) === true
      : offered !== undefined;
  const reason = offered?.reason ?? (isKnown ? null : { reason: 'paymentNotOffered' as const });
  if (reason !== null) throw new MallError('paymentUnavailable', [reason]);
}
