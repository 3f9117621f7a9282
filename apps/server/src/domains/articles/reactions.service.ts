import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import type { Viewer } from '../../kernel/viewer';
import { notify, retract } from '../notifications';
import { likeNotification, likeEvent } from './articles.notifications';
import { requireVisible } from './articles.service';
import { addReaction, deleteReaction, moveLikeCount } from './reactions.repo';

type Action = 'add' | 'delete';

/**
 * Likes or unlikes a post. Idempotent. The author gets one notification for all likes of a post
 * until they read it; a like that is taken back before that is removed from it.
 *
 * @throws {MallError} notFound
 */
export async function likeArticle(db: Database, viewer: Viewer, id: number, action: Action) {
  const article = await requireVisible(db, id, viewer);
  return transaction(db, async (tx) => {
    const change = action === 'add' ? addReaction : deleteReaction;
    const changed = await change(tx, 'like', viewer.id, id);
    const like_count = await moveLikeCount(tx, id, !changed ? 0 : action === 'add' ? 1 : -1);
    if (changed && action === 'add')
      await notify(tx, article.memberId, likeNotification(article, viewer.id));
    if (changed && action === 'delete') await retract(tx, likeEvent(article, viewer.id));
    return { a_id: id, is_like: action === 'add', like_count };
  });
}

/**
 * Adds a post to the member's collection, or removes it. Idempotent.
 *
 * @throws {MallError} notFound
 */
export async function collectArticle(db: Database, viewer: Viewer, id: number, action: Action) {
  await requireVisible(db, id, viewer);
  await (action === 'add' ? addReaction : deleteReaction)(db, 'collect', viewer.id, id);
  return { a_id: id, is_collect: action === 'add' };
}
