export {
  OrderItemList,
  type OrderItem,
  type OrderItemListProps,
} from './OrderItemList/OrderItemList';
export { PaymentIcon, type PaymentIconProps } from './PaymentMarks/PaymentIcon';
export { PaymentMarks, type PaymentMarksProps } from './PaymentMarks/PaymentMarks';
