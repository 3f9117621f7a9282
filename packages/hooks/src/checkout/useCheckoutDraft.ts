import { useStore } from 'zustand';
import type { CartLayer } from '@mall/sdk';
import { useMallContext } from '../mall-context';
import type { CheckoutDraft } from './drafts';

const EMPTY: CheckoutDraft = {};

/**
 * What was typed at a layer's checkout, kept over reloads and lost networks.
 *
 * @example
 * const { draft, write } = useCheckoutDraft(1);
 * write({ shipping: form.getValues() });
 */
export function useCheckoutDraft(layer: CartLayer) {
  const { drafts } = useMallContext();
  const draft = useStore(drafts, (state) => state.drafts[layer]) ?? EMPTY;
  const { write, discard } = drafts.getState();
  return {
    draft,
    write: (change: CheckoutDraft) => write(layer, change),
    discard: () => discard(layer),
  };
}
