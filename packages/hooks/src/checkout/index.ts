export { useCheckout } from './useCheckout';
export { useCheckoutDraft } from './useCheckoutDraft';
export { useRepay } from './useRepay';
export type { CheckoutDraft } from './drafts';
