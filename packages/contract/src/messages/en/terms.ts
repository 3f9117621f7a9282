import type { Terms } from '../catalogue';

/** The shipping temperatures, by layer. */
export const temperatures: Terms['temperatures'] = { 1: 'Normal', 2: 'Refrigerated', 3: 'Frozen' };

/** The order states. */
export const orderStates: Terms['orderStates'] = {
  pending: 'Awaiting payment',
  paid: 'Paid',
  preparing: 'Being packed',
  shipped: 'Shipped',
  arrived: 'Arrived',
  completed: 'Completed',
  cancelled: 'Cancelled',
  expired: 'Not paid in time',
  refunding: 'Being refunded',
  refunded: 'Refunded',
};

/** The weekdays as they stand behind a date, from Sunday. */
export const weekdays: Terms['weekdays'] = [
  ' (Sun) ',
  ' (Mon) ',
  ' (Tue) ',
  ' (Wed) ',
  ' (Thu) ',
  ' (Fri) ',
  ' (Sat) ',
];

/** Separates sentences in one text. */
export const separator: string = '; ';

/** A waiting time. */
export const duration: Terms['duration'] = (seconds) => {
  if (seconds <= 90) return `${seconds} seconds`;
  return seconds <= 7200
    ? `${Math.ceil(seconds / 60)} minutes`
    : `${Math.ceil(seconds / 3600)} hours`;
};
