// The tests of refunds, for faults of what they pay and of how often.
const ORDERS = 'apps/server/src/domains/orders';
const STAFF_ORDERS = 'apps/server/src/domains/staff-orders';

export const BY_HAND = { server: [`${ORDERS}/refund-by-hand`, `${ORDERS}/refund-lines-crash`] };
export const CALLS = {
  server: [`${ORDERS}/refund-crash`, `${ORDERS}/refund-lines-crash`, `${ORDERS}/refund-by-hand`],
};
export const LINES = {
  server: [
    `${ORDERS}/refund-lines.test`,
    `${STAFF_ORDERS}/shop-refunds`,
    `${STAFF_ORDERS}/refund-sums`,
  ],
};
export const RACES = { server: [`${ORDERS}/refund-races`] };
