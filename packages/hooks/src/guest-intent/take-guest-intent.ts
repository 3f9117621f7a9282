import {
  INTENT_SLOT,
  intentTab,
  type GuestIntent,
  type IntendedLine,
  type IntentStorage,
} from './guest-intent';

/** Takes what was kept, so that it is carried out once; null: nothing, or it is too old. */
export function takeGuestIntent(storage: IntentStorage = intentTab): GuestIntent | null {
  const kept = storage.getItem(INTENT_SLOT);
  storage.removeItem(INTENT_SLOT);
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
