import { browserStorage } from '@mall/sdk';
import type { PostDraft } from './post-writing';

const SHELF = 'mall.posts';
const device = browserStorage();

/** Identifies a draft: the member's new post, or their changes to one of their posts. */
export interface DraftName {
  readonly member: number;
  readonly articleId: number | undefined;
}

/** The member's saved draft; null when there is none or it cannot be read. */
export function readPostDraft(name: DraftName): PostDraft | null {
  const kept = readShelf()[nameOf(name)];
  return isDraft(kept) ? kept : null;
}

/**
 * Saves a draft on the device until it is published; it survives reloads and other members signing in on the
 * same device. null deletes it.
 */
export function keepPostDraft(name: DraftName, draft: PostDraft | null): void {
  const { [nameOf(name)]: _before, ...others } = readShelf();
  const shelf = draft ? { ...others, [nameOf(name)]: draft } : others;
  if (Object.keys(shelf).length === 0) device.removeItem(SHELF);
  else device.setItem(SHELF, JSON.stringify(shelf));
}

const nameOf = ({ member, articleId }: DraftName) => `${member}:${articleId ?? 'new'}`;

/** Stored data may come from an older version or be corrupt: invalid drafts are ignored. */
function readShelf(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(device.getItem(SHELF) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function isDraft(kept: unknown): kept is PostDraft {
  const { content, audience, products, media } = fieldsOf(kept);
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
