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

const SLOT = 'mall.intent';
/** Whoever signs in later than this has something else in mind. */
const LASTS = 30 * 60_000;
/** Of this tab alone: what is signed in to elsewhere is carried out where it was chosen. */
const tab = browserStorage(() => sessionStorage);

type Slot = Pick<MallStorage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps what a guest chose until somebody signs in in this tab, for half an hour: the latest, and it alone.
 *
 * @param storage - Where it is kept; the tab's `sessionStorage` by default, memory where that is blocked.
 * @example
 * keepGuestIntent({ kind: 'likeArticle', id: article.id });
 */
export function keepGuestIntent(intent: GuestIntent, storage: Slot = tab): void {
  storage.setItem(SLOT, JSON.stringify({ intent, until: Date.now() + LASTS }));
}

/** Whether something was kept, perhaps for too long. */
export const hasGuestIntent = (storage: Slot = tab): boolean => storage.getItem(SLOT) !== null;

/** Takes what was kept, so that it is carried out once; null: nothing, or it is too old. */
export function takeGuestIntent(storage: Slot = tab): GuestIntent | null {
  const kept = storage.getItem(SLOT);
  storage.removeItem(SLOT);
  return kept === null ? null : read(kept);
}

/** What is stored may come from an older version of the site, or be anything. */
function read(kept: string): GuestIntent | null {
  try {
    const found: unknown = JSON.parse(kept);
    if (!isRecord(found) || typeof found['until'] !== 'number') return null;
    return found['until'] >= Date.now() && isIntent(found['intent']) ? found['intent'] : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const marks: readonly unknown[] = [
  'collectProduct',
  'waitProduct',
  'collectArticle',
  'likeArticle',
];
const isIntent = (value: unknown): value is GuestIntent =>
  isRecord(value) &&
  (value['kind'] === 'cart'
    ? isLine(value['line'])
    : marks.includes(value['kind']) && typeof value['id'] === 'number');

const numbers = ['layer', 'rule_id', 'quantity', 'type', 'relation_id'] as const;
const isLine = (value: unknown): value is IntendedLine =>
  isRecord(value) && numbers.every((name) => typeof value[name] === 'number');
