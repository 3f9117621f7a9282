import { useStore } from 'zustand';
import type { CartLayer } from '@mall/sdk';
import { checkoutDrafts, discardDraft, writeDraft, type CheckoutDraft } from './drafts';

const EMPTY: CheckoutDraft = {};

/**
 * What was typed at a layer's checkout, kept over reloads and lost networks, forgotten at sign-out.
 *
 * @example
 * const { draft, write } = useCheckoutDraft(1);
 * write({ shipping: form.getValues() });
 */
export function useCheckoutDraft(layer: CartLayer) {
  const draft = useStore(checkoutDrafts, ({ drafts }) => drafts[layer]) ?? EMPTY;
  return {
    draft,
    write: (change: CheckoutDraft) => writeDraft(layer, change),
    discard: () => discardDraft(layer),
  };
}
