import { browserStorage, type CartLayer, type MallStorage } from '@mall/sdk';

/** What a guest wanted before being asked to sign in. */
export type GuestIntent =
  | { readonly kind: 'cart'; readonly line: IntendedLine }
  | {
      readonly kind: 'collectProduct' | 'waitProduct' | 'collectArticle' | 'likeArticle';
      /** The product's or the post's. */
      readonly id: number;
    };

/** A cart line with all that was chosen. */
export interface IntendedLine {
  readonly layer: CartLayer;
  readonly rule_id: number;
  readonly quantity: number;
  readonly type: 1 | 3;
  readonly relation_id: number;
}

/** The storage key. */
export const INTENT_SLOT = 'mall.intent';
/** Whoever signs in later than this has something else in mind. */
const LASTS = 30 * 60_000;
/** Of this tab alone: what is signed in to elsewhere is carried out where it was chosen. */
export const intentTab = browserStorage(() => sessionStorage);

/** Where an intent is kept. */
export type IntentStorage = Pick<MallStorage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps what a guest chose until somebody signs in in this tab, for half an hour: the latest, and it alone.
 *
 * @param storage - Where it is kept; the tab's `sessionStorage` by default, memory where that is blocked.
 * @example
 * keepGuestIntent({ kind: 'likeArticle', id: article.id });
 */
export function keepGuestIntent(intent: GuestIntent, storage: IntentStorage = intentTab): void {
  storage.setItem(INTENT_SLOT, JSON.stringify({ intent, until: Date.now() + LASTS }));
}

/** Whether something was kept, perhaps for too long. */
export const hasGuestIntent = (storage: IntentStorage = intentTab): boolean =>
  storage.getItem(INTENT_SLOT) !== null;
