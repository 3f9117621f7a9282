import { usualDays } from './limits';
import type { PaymentMethod, PaymentSettings } from './method';

/** `3,6,12` as numbers; invalid parts of the setting are ignored. */
const partsOf = ({ ecpay_installments: text }: PaymentSettings): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((parts) => Number.isInteger(parts) && parts >= 2 && parts <= 36);

/** By card, in instalments. */
export const installments: PaymentMethod = {
  isOffered: (settings) => partsOf(settings).length > 0,
  parts: partsOf,
  problem: () => null,
  days: usualDays,
  gateway: {
    kind: 'card',
    fields: (parts) => ({ ChoosePayment: 'Credit', CreditInstallment: String(parts) }),
  },
};
