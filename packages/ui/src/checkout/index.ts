export { CouponCodeField, type CouponCodeFieldProps } from './CouponCodeField/CouponCodeField';
export { CouponFieldset, type CouponFieldsetProps } from './CouponFieldset/CouponFieldset';
export type { CouponOption } from './CouponFieldset/CouponOption';
export { useCouponTerms, type CouponTerms } from './CouponFieldset/useCouponTerms';
export { InvoiceFieldset, type InvoiceFieldsetProps } from './InvoiceFieldset/InvoiceFieldset';
export type { InvoiceErrors, InvoiceValue } from './InvoiceFieldset/InvoiceValue';
export {
  OrderItemList,
  type OrderItem,
  type OrderItemListProps,
} from './OrderItemList/OrderItemList';
export {
  PaymentFieldset,
  type PaymentFieldsetProps,
  type PaymentOption,
  type PaymentValue,
} from './PaymentFieldset/PaymentFieldset';
export { PaymentIcon, type PaymentIconProps } from './PaymentMarks/PaymentIcon';
export { PaymentMarks, type PaymentMarksProps } from './PaymentMarks/PaymentMarks';
export { PointsFieldset, type PointsFieldsetProps } from './PointsFieldset/PointsFieldset';
export {
  RecipientFieldset,
  type RecipientErrors,
  type RecipientFieldsetProps,
  type RecipientValue,
  type SavedAddress,
} from './RecipientFieldset/RecipientFieldset';
export {
  ShippingFieldset,
  type ShippingFieldsetProps,
  type ShippingOption,
} from './ShippingFieldset/ShippingFieldset';
export {
  ShippingReview,
  type ShippingReviewChoice,
  type ShippingReviewMethod,
  type ShippingReviewProps,
} from './ShippingReview/ShippingReview';
export { defaultCouponLabels } from '../labels/zh-TW/coupons';
export { defaultInvoiceLabels } from '../labels/zh-TW/invoice';
export { defaultPaymentLabels } from '../labels/zh-TW/payment';
export { defaultPointLabels } from '../labels/zh-TW/points';
export { defaultShippingLabels } from '../labels/zh-TW/shipping';
export type { CouponLabels } from '../labels/types/coupons';
export type { Charity, InvoiceKind, InvoiceLabels } from '../labels/types/invoice';
export type { PaymentLabels } from '../labels/types/payment';
export type { PointLabels } from '../labels/types/points';
export type { ShippingLabels } from '../labels/types/shipping';
