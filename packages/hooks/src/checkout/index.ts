export { useCheckout } from './useCheckout';
export { useCheckoutDraft } from './useCheckoutDraft';
export { usePayAgain } from './usePayAgain';
export type { CheckoutDraft } from './drafts';
