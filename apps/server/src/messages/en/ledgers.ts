import type { Catalogue } from '../catalogue';

/** Reasons for a change of a member's points. */
export const points: Catalogue['points'] = {
  welcome: 'Welcome gift',
  earned: 'Earned by an order',
  spent: 'Spent on an order',
  returned: 'Returned from an order',
  taken_back: 'Taken back: the order was refunded',
  expired: 'Expired',
};

/** States of a dealer's month. */
export const dealerCharges: Catalogue['dealerCharges'] = {
  waiting: 'To be paid out',
  paid: 'Paid out',
};
