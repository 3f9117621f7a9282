import type { Settings } from '../configs';
import type { GatewayWay } from '../payments';
import type { PaymentChoice } from './payment-methods';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** The longest that ECPay lets a code live, in days. */
const LONGEST: Readonly<Record<'atm' | 'cvs' | 'barcode', number>> = {
  atm: 60,
  cvs: 30,
  barcode: 30,
};

type PaymentConfig = Settings['payment'];

/** For how many days an order waits that is paid like this: each way has its own (spec §9). */
function daysFor(method: PaymentChoice['method'], payment: PaymentConfig): number {
  const clamp = (days: number, most: number) => Math.min(Math.max(1, days), most);
  switch (method) {
    case 'cvs':
      return clamp(payment.ecpay_convenience_store_code_expire_day, LONGEST.cvs);
    case 'barcode':
      return clamp(payment.ecpay_convenience_store_barcode_expire_day, LONGEST.barcode);
    default:
      return clamp(payment.ecpay_atm_expire_day, LONGEST.atm);
  }
}

/** When an unpaid order gives its goods back. */
export const payBefore = (
  now: Date,
  method: PaymentChoice['method'],
  payment: PaymentConfig,
): Date => new Date(now.getTime() + daysFor(method, payment) * DAY_MINUTES * MINUTE_MS);

/** Whole minutes that an order still waits. */
export const minutesLeft = (until: Date | null, now: Date): number =>
  until === null ? Infinity : Math.floor((until.getTime() - now.getTime()) / MINUTE_MS);

/** Whole days in so many minutes: a code that lives by days needs one at least. */
export const wholeDays = (minutes: number): number => Math.floor(minutes / DAY_MINUTES);

/**
 * How the gateway is asked to take the money; null: it is not asked at all. A code never lives longer
 * than its order waits.
 */
export function gatewayWay(
  choice: PaymentChoice,
  payment: PaymentConfig,
  left: number,
): GatewayWay | null {
  switch (choice.method) {
    case 'transfer':
      return null;
    case 'credit':
      return { method: 'credit' };
    case 'installments':
      return { method: 'installments', installments: choice.installments };
    case 'cvs':
      return {
        method: 'cvs',
        minutes: Math.max(1, Math.min(daysFor('cvs', payment) * DAY_MINUTES, left)),
      };
    default:
      return {
        method: choice.method,
        days: Math.max(1, Math.min(daysFor(choice.method, payment), wholeDays(left))),
      };
  }
}
