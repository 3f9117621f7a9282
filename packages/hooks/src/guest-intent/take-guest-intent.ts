import type { LineOfLayer } from '../cart/add-all';
import {
  INTENT_KEY,
  intentTab,
  type GuestIntent,
  type IntendedLine,
  type IntentStorage,
} from './guest-intent';

/**
 * Removes and returns the stored intent, so that it is carried out once; null when there is none or
 * it has expired.
 */
export function takeGuestIntent(storage: IntentStorage = intentTab): GuestIntent | null {
  const stored = storage.getItem(INTENT_KEY);
  storage.removeItem(INTENT_KEY);
  return stored === null ? null : read(stored);
}

/**
 * Returns the stored intent without removing it, to say on a sign-in page what happens afterwards; null when there is
 * none or it has expired.
 */
export function peekGuestIntent(storage: IntentStorage = intentTab): GuestIntent | null {
  const stored = storage.getItem(INTENT_KEY);
  return stored === null ? null : read(stored);
}

/** Stored data may come from an older version of the site or be corrupt. */
function read(stored: string): GuestIntent | null {
  try {
    const found: unknown = JSON.parse(stored);
    if (!isRecord(found) || typeof found['until'] !== 'number') return null;
    return found['until'] >= Date.now() && isIntent(found['intent']) ? found['intent'] : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const flagKinds: readonly unknown[] = [
  'collectProduct',
  'waitProduct',
  'collectArticle',
  'likeArticle',
];
const isIntent = (value: unknown): value is GuestIntent => {
  if (!isRecord(value)) return false;
  switch (value['kind']) {
    case 'cart':
      return isLine(value['line']);
    case 'cartLines':
      return Array.isArray(value['lines']) && value['lines'].every(isLineOfLayer);
    default:
      return (
        flagKinds.includes(value['kind']) &&
        typeof value['id'] === 'number' &&
        ['number', 'undefined'].includes(typeof value['rule_id'])
      );
  }
};

const hasNumbers = (value: unknown, names: readonly string[]): boolean =>
  isRecord(value) && names.every((name) => typeof value[name] === 'number');
const lineNumbers = ['layer', 'rule_id', 'quantity'] as const;
const isLineOfLayer = (value: unknown): value is LineOfLayer => hasNumbers(value, lineNumbers);
const isLine = (value: unknown): value is IntendedLine =>
  hasNumbers(value, [...lineNumbers, 'type', 'relation_id']);
