import type { Catalogue } from '../catalogue';

/** Why a member's points changed. */
export const points: Catalogue['points'] = {
  welcome: 'Welcome gift',
  earned: 'Earned by an order',
  spent: 'Spent on an order',
  returned: 'Returned from an order',
  taken_back: 'Taken back: the order was refunded',
  expired: 'Expired',
};

/** Where a dealer's month stands. */
export const dealerCharges: Catalogue['dealerCharges'] = {
  waiting: 'To be paid out',
  paid: 'Paid out',
};
