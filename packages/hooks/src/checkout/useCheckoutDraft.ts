import { useCallback } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../session/useSession';
import {
  checkoutDrafts,
  discardDraft,
  readDraft,
  writeDraft,
  type CheckoutDraft,
  type CheckoutPlace,
} from './drafts';

/** What a member has not finished at a checkout. */
export interface UseCheckoutDraft {
  readonly draft: CheckoutDraft;
  /** Merges values into the draft; a stable callback per member and place. */
  readonly write: (change: CheckoutDraft) => void;
  /** Deletes the draft, once the order is placed. */
  readonly discard: () => void;
}

/**
 * Stores the member's unfinished form values at the checkout of a layer's cart or an unpaid order.
 * They survive reloads and connection losses, and are deleted on sign-out. Nothing is stored for
 * guests.
 *
 * @example
 * const { draft, write } = useCheckoutDraft(1);
 * write({ shipping: { name: '王小明' } });
 */
export function useCheckoutDraft(place: CheckoutPlace): UseCheckoutDraft {
  const member = useSession()?.profile.id ?? null;
  const draft = useStore(checkoutDrafts, (stored) => readDraft(stored, member, place));
  const write = useCallback(
    (change: CheckoutDraft) => {
      if (member !== null) writeDraft(member, place, change);
    },
    [member, place],
  );
  const discard = useCallback(() => discardDraft(place), [place]);
  return { draft, write, discard };
}
