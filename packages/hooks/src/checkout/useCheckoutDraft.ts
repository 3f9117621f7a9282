import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { CartLayer } from '@mall/sdk';
import { useSession } from '../auth/useSession';
import { checkoutDrafts, discardDraft, readDraft, writeDraft, type CheckoutDraft } from './drafts';

/**
 * What the member typed at a layer's checkout, kept over reloads and lost networks, forgotten at
 * sign-out. Nothing is kept for a guest.
 *
 * @example
 * const { draft, write } = useCheckoutDraft(1);
 * write({ shipping: form.getValues() });
 */
export function useCheckoutDraft(layer: CartLayer) {
  const member = useSession()?.profile.id ?? null;
  const draft = useStore(checkoutDrafts, (kept) => readDraft(kept, member, layer));
  const write = useCallback(
    (change: CheckoutDraft) => {
      if (member !== null) writeDraft(member, layer, change);
    },
    [member, layer],
  );
  const discard = useCallback(() => discardDraft(layer), [layer]);
  return {
    draft,
    /** Adds to what is kept; the same function for the same member and layer. */
    write,
    /** Forgets it, once the order is placed. */
    discard,
  };
}
