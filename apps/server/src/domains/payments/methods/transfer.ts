import { usualDays } from './limits';
import type { PaymentMethod } from './method';

/** To the shop's own account; the shop's people look whether it came. */
export const transfer: PaymentMethod = {
  ownName: (settings) => settings.money_transfer_show_name,
  // A shop that has told no account takes no transfers.
  isOffered: (settings) => settings.money_transfer_account !== '',
  problem: () => null,
  days: usualDays,
  gateway: null,
};
