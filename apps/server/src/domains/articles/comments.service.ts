import { type CheckedBody, contract } from '@mall/contract';
import type { Connection, Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import type { Idempotency } from '../../kernel/idempotency';
import type { Viewer } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.repo';
import { countWrite } from '../../platform/rate-limit/write-limit';
import { paged, slice } from '../../kernel/paging';
import { notify, retract } from '../notifications';
import { addCommentLike, deleteCommentLike } from './comment-likes.repo';
import {
  commentLikeEvent,
  commentLikeNotification,
  commentNotification,
  replyNotification,
} from './articles.notifications';
import { mayDeleteComment } from './articles.policy';
import { presentComment } from './articles.presenter';
import { maySeeArticle } from './articles.repo';
import { requireVisible } from './articles.service';
import {
  addComment,
  countCommentsAfter,
  deleteComment,
  deleteReplies,
  findComment,
  findComments,
  findReplies,
  moveCommentCount,
  moveCountsOfComment,
} from './comments.repo';
import { withdrawComments } from './withdraw-comments.service';
import { COMMENTS } from './write-limits';

type CommentInput = CheckedBody<'articles', 'comment'>;

const PER_PAGE = 20;

/**
 * A post's comments without their replies, newest first.
 *
 * @param wanted.until nothing newer than this comment, so that new ones do not shift the pages.
 * @throws {MallError} notFound, when the viewer may not see the post
 */
export async function listComments(
  db: Database,
  articleId: number,
  wanted: { readonly page?: number | undefined; readonly until?: number | undefined },
  viewer: Viewer | null,
) {
  const { until } = wanted;
  const viewerId = viewer?.id ?? null;
  const { commentCount, replyCount } = await requireVisible(db, articleId, viewer);
  const part = slice(wanted.page, PER_PAGE);
  const [rows, newer] = await Promise.all([
    findComments(db, { articleId, until, viewerId }, part),
    until === undefined ? 0 : countCommentsAfter(db, { articleId, viewerId }, until),
  ]);
  const list = rows.map((row) => presentComment(row, viewer));
  const total = Math.max(0, commentCount - replyCount - newer);
  return { ...paged(list, total, part), comment_count: commentCount };
}

/**
 * The replies to a comment, oldest first.
 *
 * @throws {MallError} notFound: no such comment, or the viewer may not see its post
 */
export async function listReplies(
  db: Database,
  id: number,
  page: number | undefined,
  viewer: Viewer | null,
) {
  const { replyCount } = await requireComment(db, id, viewer);
  const part = slice(page, PER_PAGE);
  const rows = await findReplies(db, id, viewer?.id ?? null, part);
  return paged(
    rows.map((row) => presentComment(row, viewer)),
    replyCount,
    part,
  );
}

/** A comment below a post that the viewer may see. @throws {MallError} notFound */
async function requireComment(db: Connection, id: number, viewer: Viewer | null) {
  const found = await findComment(db, id, viewer?.id ?? null);
  if (!found) throw new MallError('notFound');
  await requireVisible(db, found.articleId, viewer);
  return found;
}

/**
 * Adds a comment or a reply to a post, or deletes one. The post's author is notified of the comments
 * of others, and the author of a comment of its replies.
 *
 * @throws {MallError} notFound: no such post or comment, or the viewer may not delete it;
 * idempotencyKeyReused, tooManyComments
 */
export async function commentOnArticle(
  db: Database,
  viewer: Viewer,
  input: CommentInput,
  idempotency: Idempotency | null,
) {
  return withIdempotency(
    db,
    viewer.id,
    idempotency,
    contract.articles.comment.reply,
    async (tx) => {
      const article = await requireVisible(tx, input.a_id, viewer);
      return input.action === 'add'
        ? add(tx, viewer, article, input)
        : remove(tx, viewer, article, input.id);
    },
  );
}

type Article = Awaited<ReturnType<typeof requireVisible>>;

async function add(
  tx: Transaction,
  viewer: Viewer,
  article: Article,
  { comment, reply_to }: Extract<CommentInput, { action: 'add' }>,
) {
  await countWrite(tx, COMMENTS, viewer);
  const { id: articleId, memberId: authorId } = article;
  const repliedTo = reply_to === undefined ? undefined : await findComment(tx, reply_to, viewer.id);
  if (reply_to !== undefined && repliedTo?.articleId !== articleId) throw new MallError('notFound');
  const parentId = repliedTo ? (repliedTo.parentId ?? repliedTo.id) : null;
  const parent = parentId === null ? null : await moveReplies(tx, parentId, 1);
  // Its counts leave it out, so that they would be wrong with a new reply.
  if (parent?.isHidden) throw new MallError('notFound');
  const id = await addComment(tx, { articleId, memberId: viewer.id, parentId, comment });
  const by = { comments: 1, replies: parent ? 1 : 0 };
  const comment_count = await moveCommentCount(tx, articleId, by);
  const written = { id, comment, parentId };
  if (repliedTo?.memberId !== authorId)
    await notify(tx, authorId, commentNotification(article, written, viewer.id));
  // A member who has left the group of a limited post must not read on in their notifications.
  if (repliedTo && (await maySeeArticle(tx, articleId, repliedTo.memberId)))
    await notify(tx, repliedTo.memberId, replyNotification(article, written, viewer.id));
  const added = await findComment(tx, id, viewer.id);
  return {
    a_id: articleId,
    comment_count,
    comment: added ? presentComment(added, viewer) : null,
    parent: parent && parentOf(parent),
  };
}

/** Changes the reply count of a comment. @throws {MallError} notFound, when it is deleted */
async function moveReplies(tx: Transaction, id: number, by: 1 | 0 | -1) {
  const moved = await moveCountsOfComment(tx, id, { replies: by });
  if (!moved) throw new MallError('notFound');
  return { id, replyCount: moved.replyCount, isHidden: moved.hiddenAt !== null };
}

const parentOf = ({ id, replyCount }: { readonly id: number; readonly replyCount: number }) => ({
  id,
  reply_count: replyCount,
});

async function remove(tx: Transaction, viewer: Viewer, article: Article, id: number) {
  const { id: articleId } = article;
  const found = await findComment(tx, id, viewer.id);
  if (found?.articleId !== articleId || !mayDeleteComment(viewer, found))
    throw new MallError('notFound');
  const { parentId } = found;
  // The parent is locked before its replies, as by the deletion of the parent: no deadlock.
  if (parentId !== null) await moveReplies(tx, parentId, 0);
  const now = new Date();
  const deleted = await deleteComment(tx, id, now);
  const replies = deleted && parentId === null ? await deleteReplies(tx, id, now) : [];
  // What is hidden is not counted, nor are the replies to it.
  const isCounted = deleted?.hiddenAt === null;
  const parent = parentId === null ? null : await moveReplies(tx, parentId, isCounted ? -1 : 0);
  const counted = replies.filter(({ hiddenAt }) => hiddenAt === null).length;
  const comment_count = await moveCommentCount(
    tx,
    articleId,
    isCounted && !parent?.isHidden
      ? { comments: -1 - counted, replies: -(parent ? 1 : counted) }
      : { comments: 0, replies: 0 },
  );
  await withdrawComments(tx, article, found, replies);
  return { a_id: articleId, comment_count, comment: null, parent: parent && parentOf(parent) };
}

/**
 * Likes or unlikes a comment. Idempotent. Its author gets one notification for all likes until they
 * read it.
 *
 * @throws {MallError} notFound: no such comment, or the viewer may not see its post
 */
export async function likeComment(
  db: Database,
  viewer: Viewer,
  id: number,
  action: 'add' | 'delete',
) {
  const comment = await requireComment(db, id, viewer);
  return transaction(db, async (tx) => {
    const change = action === 'add' ? addCommentLike : deleteCommentLike;
    const changed = await change(tx, viewer.id, id);
    const likes = !changed ? 0 : action === 'add' ? 1 : -1;
    const moved = await moveCountsOfComment(tx, id, { likes });
    if (!moved) throw new MallError('notFound');
    const { articleId, memberId } = comment;
    if (changed && action === 'delete') await retract(tx, commentLikeEvent(comment, viewer.id));
    if (changed && action === 'add' && (await maySeeArticle(tx, articleId, memberId)))
      await notify(tx, memberId, commentLikeNotification(comment, viewer.id));
    return { id, a_id: articleId, is_like: action === 'add', like_count: moved.likeCount };
  });
}
