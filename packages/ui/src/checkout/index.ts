export { GoodsList, type GoodsListItem, type GoodsListProps } from './GoodsList/GoodsList';
export { PaymentIcon, type PaymentIconProps } from './PaymentMarks/PaymentIcon';
export { PaymentMarks, type PaymentMarksProps } from './PaymentMarks/PaymentMarks';
