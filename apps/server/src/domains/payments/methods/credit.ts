import { usualDays } from './limits';
import type { PaymentMethod } from './method';

/** By card, at once. */
export const credit: PaymentMethod = {
  problem: () => null,
  days: usualDays,
  gateway: { kind: 'card', fields: () => ({ ChoosePayment: 'Credit' }) },
};
