export { OrderCard, type OrderCardOrder, type OrderCardProps } from './OrderCard/OrderCard';
export {
  OrderMessageList,
  type OrderMessageItem,
  type OrderMessageListProps,
} from './OrderMessageList/OrderMessageList';
export { PaymentDue, type PaymentDueProps } from './PaymentDue/PaymentDue';
export { PaymentSlip, type PaymentSlipProps } from './PaymentSlip/PaymentSlip';
export type { PaymentDetails } from './PaymentSlip/paymentDetails';
export { OrderStatusBadge, type OrderStatusBadgeProps } from './OrderStatusBadge/OrderStatusBadge';
export { useTotalsRows, type TotalsAmounts } from './OrderTotals/useTotalsRows';
export { OrderTotals, type OrderTotalsProps, type OrderTotalsRow } from './OrderTotals/OrderTotals';
