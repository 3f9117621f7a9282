import { type CheckedBody, contract } from '@mall/contract';
import type { Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import type { Idempotency } from '../../kernel/idempotency';
import type { Viewer } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.repo';
import { countWrite } from '../../platform/rate-limit/write-limit';
import { listGroups } from '../members';
import { productsInPosts } from '../products';
import { mayChange } from './articles.policy';
import { readArticle, requireVisible, type ArticleSummary } from './articles.service';
import {
  addArticle,
  changeArticle,
  lockArticle,
  productIdsOf,
  setGroups,
  setMedia,
  setProducts,
} from './publish.repo';
import { POSTS } from './write-limits';

type Post = CheckedBody<'articles', 'create'>;
type Change = CheckedBody<'articles', 'update'>;

/**
 * Publishes a post.
 *
 * @throws {MallError} groupUnknown, productGone, mediaGone, idempotencyKeyReused, tooManyPosts
 */
export function storeArticle(
  db: Database,
  viewer: Viewer,
  post: Post,
  idempotency: Idempotency | null,
) {
  return withIdempotency(db, viewer.id, idempotency, contract.articles.create.reply, async (tx) => {
    await countWrite(tx, POSTS, viewer);
    const { content } = post;
    const id = await addArticle(tx, {
      memberId: viewer.id,
      content,
      permission: permissionOf(post),
    });
    await attachRelations(tx, id, viewer, post);
    return readArticle(tx, id, viewer);
  });
}

/**
 * Changes a post; allowed for its author.
 *
 * @throws {MallError} notFound, also when the viewer may not change it; groupUnknown, productGone, mediaGone
 */
export function updateArticle(
  db: Database,
  viewer: Viewer,
  change: Change,
): Promise<ArticleSummary> {
  return transaction(db, async (tx) => {
    const { a_id: id, content } = change;
    await lockOwn(tx, id, viewer);
    const now = new Date();
    const permission = permissionOf(change);
    await changeArticle(tx, id, { content, permission, updatedAt: now, editedAt: now });
    await attachRelations(tx, id, viewer, change);
    return readArticle(tx, id, viewer);
  });
}

/**
 * Deletes a post; allowed for its author.
 *
 * @throws {MallError} notFound, also when the viewer may not delete it
 */
export function deleteArticle(db: Database, viewer: Viewer, id: number) {
  return transaction(db, async (tx) => {
    await lockOwn(tx, id, viewer);
    await changeArticle(tx, id, { deletedAt: new Date() });
    return { done: true as const };
  });
}

const permissionOf = ({ permission }: Post) => (permission === '1' ? 1 : 2);

async function lockOwn(tx: Transaction, id: number, viewer: Viewer): Promise<void> {
  await requireVisible(tx, id, viewer);
  const locked = await lockArticle(tx, id);
  if (!locked || !mayChange(viewer, locked)) throw new MallError('notFound');
}

/** Replaces a post's groups, products, pictures and videos. */
async function attachRelations(
  tx: Transaction,
  articleId: number,
  viewer: Viewer,
  post: Post,
): Promise<void> {
  // A public post has no groups (spec §4).
  const gids = post.permission === '1' ? [] : unique(post.gids);
  const known = (await listGroups(tx)).map(({ id }) => id);
  if (gids.some((gid) => !known.includes(gid))) throw new MallError('groupUnknown');
  await setGroups(tx, articleId, gids);

  const productIds = unique(post.product);
  const sold = await productsInPosts(tx, productIds);
  // Products that the post already recommends are allowed even if they are no longer sold.
  const before = await productIdsOf(tx, articleId);
  if (productIds.some((id) => !sold.has(id) && !before.includes(id))) {
    throw new MallError('productGone');
  }
  await setProducts(tx, articleId, productIds);

  const isAttached = await setMedia(tx, { articleId, memberId: viewer.id }, [
    { kind: 1, ...describedPictures(post) },
    { kind: 2, ids: unique(post.video) },
  ]);
  if (!isAttached) throw new MallError('mediaGone');
}

/** The pictures of a post without duplicates, and what each shows. */
function describedPictures({ picture, picture_alt: alts = [] }: Post) {
  const described = new Map(picture.map((id, at) => [id, alts[at] ?? '']));
  return { ids: [...described.keys()], alts: [...described.values()] };
}

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];
