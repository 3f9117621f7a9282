import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { CartLayer } from '@mall/sdk';
import { useSession } from '../auth/useSession';
import { checkoutDrafts, discardDraft, readDraft, writeDraft, type CheckoutDraft } from './drafts';

/**
 * The member's unfinished form values at a layer's checkout, persisted across reloads and connection losses,
 * deleted on sign-out. Nothing is stored for guests.
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
    /** Merges values into the draft; a stable callback per member and layer. */
    write,
    /** Deletes the draft, once the order is placed. */
    discard,
  };
}
