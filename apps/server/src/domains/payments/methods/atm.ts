import { daysProblem, usualDays } from './limits';
import type { PaymentMethod } from './method';

/** Transfer to a virtual account, at an ATM or by online banking. */
export const atm: PaymentMethod = {
  problem: daysProblem,
  days: usualDays,
  gateway: {
    kind: 'code',
    issues: 'atm',
    fields: ({ days }) => ({ ChoosePayment: 'ATM', ExpireDate: String(days) }),
  },
};
