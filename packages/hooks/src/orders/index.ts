export { useOrder, useOrders } from './useOrders';
