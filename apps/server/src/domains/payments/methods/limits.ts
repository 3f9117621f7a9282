import type { PaymentMethodName } from '@mall/contract';
import type { Reason } from '@mall/contract/messages';
import { wholeDays } from '../payment-time';
import type { Due, PaymentSettings } from './method';

/** Days, within the gateway's limits. */
export const clampDays = (days: number, most: number): number => Math.min(Math.max(1, days), most);

/** A method without its own period uses that of a virtual account. */
export const usualDays = (settings: PaymentSettings): number =>
  clampDays(settings.ecpay_atm_expire_day, 60);

/**
 * Returns why a method cannot take this total: the gateway refuses payments outside a floor and a ceiling of
 * each method, which the shop's contract with it sets.
 */
export function amountProblem(
  name: PaymentMethodName,
  { total }: Pick<Due, 'total'>,
  settings: PaymentSettings,
): Reason | null {
  const least = settings[`${name}_min_amount`];
  const most = settings[`${name}_max_amount`];
  if (total < least) return { reason: 'amountBelow', least };
  return total > most ? { reason: 'amountAbove', most } : null;
}

/** A code with a lifetime in days needs at least one. */
export const daysProblem = ({ minutesLeft }: Due): Reason | null =>
  wholeDays(minutesLeft) < 1 ? { reason: 'tooLateForDays' } : null;
