import { browserStorage } from '@mall/sdk';
import type { PostDraft } from './post-writing';

const SHELF = 'mall.posts';
const device = browserStorage();

/** Which draft: a member's new post, or what they change on one of theirs. */
export interface DraftName {
  readonly member: number;
  readonly articleId: number | undefined;
}

/** What a member wrote and did not publish; null: nothing, or nothing that can be read. */
export function readPostDraft(name: DraftName): PostDraft | null {
  const kept = readShelf()[nameOf(name)];
  return isDraft(kept) ? kept : null;
}

/**
 * Keeps a draft on the device until it is published, over a reload and over whoever else signs in
 * there meanwhile; null forgets it.
 */
export function keepPostDraft(name: DraftName, draft: PostDraft | null): void {
  const { [nameOf(name)]: _before, ...others } = readShelf();
  const shelf = draft ? { ...others, [nameOf(name)]: draft } : others;
  if (Object.keys(shelf).length === 0) device.removeItem(SHELF);
  else device.setItem(SHELF, JSON.stringify(shelf));
}

const nameOf = ({ member, articleId }: DraftName) => `${member}:${articleId ?? 'new'}`;

/** What storage holds may be of an older version, or broken: such drafts are none. */
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
