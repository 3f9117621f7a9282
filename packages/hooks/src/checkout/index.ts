export { useCheckout } from './useCheckout';
export { useCheckoutDraft } from './useCheckoutDraft';
export { useRepay } from './useRepay';
export { useRepayPreview } from './useRepayPreview';
export { useRepayShipping } from './useRepayShipping';
export { useStoreMap } from './useStoreMap';
export type { CheckoutDraft, CheckoutPlace } from './drafts';
