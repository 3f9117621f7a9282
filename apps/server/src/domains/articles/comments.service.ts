import { type CheckedBody, contract } from '@mall/contract';
import type { Database, Transaction } from '../../db/database';
import type { Idempotency } from '../../kernel/idempotency';
import type { Viewer } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.repo';
import { countWrite } from '../../platform/rate-limit/write-limit';
import { paged, slice } from '../../kernel/paging';
import { deleteNotifications, notify } from '../notifications';
import { commentNotification, commentGroup } from './articles.notifications';
import { mayDeleteComment } from './articles.policy';
import { presentComment } from './articles.presenter';
import { requireVisible } from './articles.service';
import {
  addComment,
  countCommentsAfter,
  deleteComment,
  findComment,
  findComments,
  moveCommentCount,
} from './comments.repo';
import { COMMENTS } from './write-limits';

type CommentInput = CheckedBody<'articles', 'comment'>;

const PER_PAGE = 20;

/**
 * A post's comments, newest first.
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
  const { commentCount } = await requireVisible(db, articleId, viewer);
  const part = slice(wanted.page, PER_PAGE);
  const [rows, newer] = await Promise.all([
    findComments(db, articleId, wanted.until, part),
    wanted.until === undefined ? 0 : countCommentsAfter(db, articleId, wanted.until),
  ]);
  return paged(
    rows.map((row) => presentComment(row, viewer)),
    Math.max(0, commentCount - newer),
    part,
  );
}

/**
 * Adds a comment to a post, or deletes one. The post's author is notified of the comments of
 * others.
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
        ? add(tx, viewer, article, input.comment)
        : remove(tx, viewer, article, input.id);
    },
  );
}

type Article = Awaited<ReturnType<typeof requireVisible>>;

async function add(tx: Transaction, viewer: Viewer, article: Article, comment: string) {
  await countWrite(tx, COMMENTS, viewer);
  const { id: articleId, memberId: authorId } = article;
  const id = await addComment(tx, { articleId, memberId: viewer.id, comment });
  const comment_count = await moveCommentCount(tx, articleId, 1);
  await notify(tx, authorId, commentNotification(article, { id, comment }, viewer.id));
  const added = await findComment(tx, articleId, id);
  return { a_id: articleId, comment_count, comment: added ? presentComment(added, viewer) : null };
}

async function remove(tx: Transaction, viewer: Viewer, article: Article, id: number) {
  const { id: articleId, memberId: authorId } = article;
  const found = await findComment(tx, articleId, id);
  if (!found || !mayDeleteComment(viewer, found)) throw new MallError('notFound');
  const deleted = await deleteComment(tx, id, new Date());
  const comment_count = await moveCommentCount(tx, articleId, deleted ? -1 : 0);
  await deleteNotifications(tx, authorId, commentGroup(id));
  return { a_id: articleId, comment_count, comment: null };
}
