import { usualDays } from './limits';
import type { PaymentMethod } from './method';

/** To the shop's own account; staff check whether the money came. */
export const transfer: PaymentMethod = {
  ownName: (settings) => settings.money_transfer_show_name,
  // A shop without an account in its settings does not offer transfers.
  isOffered: (settings) => settings.money_transfer_account !== '',
  problem: () => null,
  days: usualDays,
  gateway: null,
};
