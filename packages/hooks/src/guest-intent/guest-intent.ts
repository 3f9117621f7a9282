import { browserStorage, type CartLayer, type MallStorage } from '@mall/sdk';
import type { LineOfLayer } from '../cart/add-all';

/** An action that a guest chose before signing in. */
export type GuestIntent =
  | {
      readonly kind: 'cart';
      readonly line: IntendedLine;
      /** Whether the guest wants to check out at once. @default false */
      readonly buy?: boolean;
    }
  | {
      readonly kind: 'cartLines';
      readonly lines: readonly LineOfLayer[];
    }
  | {
      readonly kind: 'waitProduct';
      /** The id of the product. */
      readonly id: number;
      /** The variant; missing: any. */
      readonly rule_id?: number | undefined;
    }
  | {
      readonly kind: 'collectProduct' | 'collectArticle' | 'likeArticle';
      /** The id of the product or the post. */
      readonly id: number;
    };

/** A cart line with all chosen values. */
export interface IntendedLine {
  readonly layer: CartLayer;
  readonly rule_id: number;
  readonly quantity: number;
  readonly type: 1 | 3;
  readonly relation_id: number;
}

/** The storage key. */
export const INTENT_KEY = 'mall.intent';
/** The lifetime of an intent (ms): after a later sign-in it would be unexpected. */
const LIFETIME_MS = 30 * 60_000;
/** The storage of this tab only: another tab that signs in must not carry the intent out. */
export const intentTab = browserStorage(() => sessionStorage);

/** The storage of an intent. */
export type IntentStorage = Pick<MallStorage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Saves a guest's intent until somebody signs in in this tab, for half an hour. It replaces an
 * earlier one.
 *
 * @param storage - The storage; by default the tab's `sessionStorage`, or memory where that is
 *   blocked.
 * @example
 * saveGuestIntent({ kind: 'likeArticle', id: article.id });
 */
export function saveGuestIntent(intent: GuestIntent, storage: IntentStorage = intentTab): void {
  storage.setItem(INTENT_KEY, JSON.stringify({ intent, until: Date.now() + LIFETIME_MS }));
}

/** Returns whether an intent is stored, even if it has expired. */
export const hasGuestIntent = (storage: IntentStorage = intentTab): boolean =>
  storage.getItem(INTENT_KEY) !== null;
