import type { Reason } from '@mall/contract/messages';
import { wholeDays } from '../payment-time';
import type { Due, PaymentSettings } from './method';

/** What a shop's counter takes at once, NT$. */
const COUNTER = { least: 30, most: 20_000 };

/** Days within what the gateway allows. */
export const clampDays = (days: number, most: number): number => Math.min(Math.max(1, days), most);

/** A method without a time of its own lets an order wait as long as a virtual account does. */
export const usualDays = (settings: PaymentSettings): number =>
  clampDays(settings.ecpay_atm_expire_day, 60);

/** A counter takes neither little nor much. */
export const counterProblem = ({ total }: Due): Reason | null =>
  total < COUNTER.least || total > COUNTER.most ? { reason: 'counterTakes', ...COUNTER } : null;

/** A code that lives by days needs one at least. */
export const daysProblem = ({ minutesLeft }: Due): Reason | null =>
  wholeDays(minutesLeft) < 1 ? { reason: 'tooLateForDays' } : null;
