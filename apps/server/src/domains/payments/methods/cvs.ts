import { clampDays, counterProblem } from './limits';
import type { Due, PaymentMethod } from './method';

/** Nobody reaches a counter in less, minutes. */
const LEAST_MINUTES = 10;

const late = ({ minutesLeft }: Due) => minutesLeft < LEAST_MINUTES;

/** With a code that a convenience store's machine prints a slip for. */
export const cvs: PaymentMethod = {
  problem: (due) => counterProblem(due) ?? (late(due) ? { reason: 'tooLateForCounter' } : null),
  days: (settings) => clampDays(settings.ecpay_convenience_store_code_expire_day, 30),
  gateway: {
    kind: 'code',
    issues: 'cvs',
    fields: ({ minutes }) => ({ ChoosePayment: 'CVS', StoreExpireDate: String(minutes) }),
  },
};
