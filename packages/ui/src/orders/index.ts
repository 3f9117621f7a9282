export { OrderCard, type OrderCardOrder, type OrderCardProps } from './OrderCard/OrderCard';
export { OrderStatusBadge, type OrderStatusBadgeProps } from './OrderStatusBadge/OrderStatusBadge';
export {
  OrderSummary,
  type OrderSummaryProps,
  type OrderSummaryRow,
} from './OrderSummary/OrderSummary';
