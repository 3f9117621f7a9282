import type { CheckedBody } from '@mall/contract';
import type { Database } from '../../db/database';
import type { Viewer } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import { seenArticle } from './articles.service';
import { findComment } from './comments.repo';
import { addReport } from './reports.repo';

type ReportInput = CheckedBody<'articles', 'report'>;

/**
 * Reports a post, or one of its comments, to the shop.
 *
 * @throws {MallError} notFound
 */
export async function reportArticle(db: Database, viewer: Viewer, input: ReportInput) {
  const { a_id: articleId, comment_id: commentId, reason } = input;
  await seenArticle(db, articleId, viewer);
  if (commentId !== undefined && !(await findComment(db, articleId, commentId))) {
    throw new MallError('notFound');
  }
  await addReport(db, { articleId, commentId: commentId ?? null, memberId: viewer.id, reason });
  return { done: true as const };
}
