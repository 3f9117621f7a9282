import { browserStorage } from '@mall/sdk';
import { createStore } from 'zustand/vanilla';
import type { PostDraft } from './post-writing';

const KEY = 'mall.posts';
const device = browserStorage();
/** Counts the writes of this page, so that components follow them. */
const writes = createStore<number>(() => 0);

/** Identifies a draft: the member's new post, or their changes to one of their posts. */
export interface DraftName {
  readonly member: number;
  readonly articleId: number | undefined;
}

/** Returns the member's saved draft; null when there is none or it is invalid. */
export function readPostDraft(name: DraftName): PostDraft | null {
  const stored = readStored()[nameOf(name)];
  return isDraft(stored) ? stored : null;
}

/**
 * Saves a draft on the device until it is published. It survives reloads and other members signing
 * in on the same device. null deletes it.
 */
export function savePostDraft(name: DraftName, draft: PostDraft | null): void {
  const { [nameOf(name)]: _before, ...others } = readStored();
  const next = draft ? { ...others, [nameOf(name)]: draft } : others;
  if (Object.keys(next).length === 0) device.removeItem(KEY);
  else device.setItem(KEY, JSON.stringify(next));
  writes.setState((count) => count + 1, true);
}

/** Calls `changed` after each write of this page or another tab. @returns the function that unsubscribes. */
export function subscribePostDrafts(changed: () => void): () => void {
  const end = [writes.subscribe(changed), device.subscribe?.(KEY, changed)];
  return () => end.forEach((unsubscribe) => unsubscribe?.());
}

const nameOf = ({ member, articleId }: DraftName) => `${member}:${articleId ?? 'new'}`;

/** Stored data may come from an older version or be corrupt, so invalid drafts are ignored. */
function readStored(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(device.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

function isDraft(stored: unknown): stored is PostDraft {
  const { content, audience, products, media } = fieldsOf(stored);
  const { everyone, gids } = fieldsOf(audience);
  return (
    typeof content === 'string' &&
    (everyone === true || (everyone === false && areAll(gids, isNumber))) &&
    areAll(products, (product) => isNumber(fieldsOf(product)['p_id'])) &&
    areAll(media, (each) => isNumber(fieldsOf(each)['id']) && isKind(fieldsOf(each)['kind']))
  );
}

const fieldsOf = (thing: unknown): Readonly<Record<string, unknown>> => ({ ...Object(thing) });
const isNumber = (value: unknown) => typeof value === 'number';
const isKind = (value: unknown) => value === 1 || value === 2;
const areAll = (list: unknown, is: (each: unknown) => boolean) =>
  Array.isArray(list) && list.every(is);
