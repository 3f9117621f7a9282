import { clampDays } from './limits';
import type { PaymentMethod } from './method';

/** The shopper needs at least this long to reach a store, minutes. */
const LEAST_MINUTES = 10;

/** A code that a convenience store's machine prints a payment slip for. */
export const cvs: PaymentMethod = {
  problem: ({ minutesLeft }) =>
    minutesLeft < LEAST_MINUTES ? { reason: 'tooLateForCounter' } : null,
  days: (settings) => clampDays(settings.ecpay_convenience_store_code_expire_day, 30),
  gateway: {
    kind: 'code',
    issues: 'cvs',
    fields: ({ minutes }) => ({ ChoosePayment: 'CVS', StoreExpireDate: String(minutes) }),
  },
};
