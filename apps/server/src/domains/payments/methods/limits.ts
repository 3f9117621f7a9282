import type { Reason } from '@mall/contract/messages';
import { wholeDays } from '../payment-time';
import type { Due, PaymentSettings } from './method';

/** The limits of a payment at a store's counter, NT$. */
const COUNTER = { least: 30, most: 20_000 };

/** Days, limited to what the gateway allows. */
export const clampDays = (days: number, most: number): number => Math.min(Math.max(1, days), most);

/** A method without its own period uses that of a virtual account. */
export const usualDays = (settings: PaymentSettings): number =>
  clampDays(settings.ecpay_atm_expire_day, 60);

/** A store's counter accepts neither very small nor very large amounts. */
export const counterProblem = ({ total }: Due): Reason | null =>
  total < COUNTER.least || total > COUNTER.most ? { reason: 'counterTakes', ...COUNTER } : null;

/** A code with a lifetime in days needs at least one. */
export const daysProblem = ({ minutesLeft }: Due): Reason | null =>
  wholeDays(minutesLeft) < 1 ? { reason: 'tooLateForDays' } : null;
