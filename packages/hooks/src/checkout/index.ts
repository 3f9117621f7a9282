export { useCheckout, type UseCheckout } from './useCheckout';
export { useCheckoutDraft, type UseCheckoutDraft } from './useCheckoutDraft';
export { useRepay } from './useRepay';
export { useRepayPreview } from './useRepayPreview';
export { useRepayShipping } from './useRepayShipping';
export { useShippingForm, type ShippingForm, type ShippingFormOptions } from './useShippingForm';
export { useStoreMap, type StoreMapInput } from './useStoreMap';
export type { CheckoutDraft, CheckoutPlace } from './drafts';
export {
  changeInvoiceKind,
  EMPTY_INVOICE,
  invoiceChoiceOf,
  startInvoice,
  type InvoiceFields,
} from './invoice-fields';
export { currentPayment } from './payment-choice';
export {
  addressFields,
  EMPTY_SHIPPING,
  shippingChoiceOf,
  shippingFieldsOf,
  startShipping,
  type KnownShipping,
  type ShippingFields,
} from './shipping-fields';
