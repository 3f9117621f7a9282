import type { CheckedBody } from '@mall/contract';
import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import type { Viewer } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import { countWrite } from '../../platform/rate-limit/write-limit';
import { requireVisible } from './articles.service';
import { findComment } from './comments.repo';
import { lockTarget } from './moderation.repo';
import { copyReported } from './report-copies.repo';
import { addReport } from './reports.repo';
import { REPORTS } from './write-limits';

type ReportInput = CheckedBody<'articles', 'report'>;

/**
 * Reports a post, or one of its comments, to the shop.
 *
 * @throws {MallError} notFound, tooManyReports
 */
export function reportArticle(db: Database, viewer: Viewer, input: ReportInput) {
  const { a_id: articleId, comment_id: commentId, reason } = input;
  return transaction(db, async (tx) => {
    // Locks it against a decision, so that no report of what is hidden meanwhile stays open.
    const target = await lockTarget(
      tx,
      commentId === undefined
        ? { type: 'article', id: articleId }
        : { type: 'comment', id: commentId },
    );
    await requireVisible(tx, articleId, viewer);
    if (commentId !== undefined) {
      const comment = await findComment(tx, commentId, viewer.id);
      if (comment?.articleId !== articleId) throw new MallError('notFound');
    }
    await countWrite(tx, REPORTS, viewer);
    if (target) await copyReported(tx, target);
    await addReport(tx, { articleId, commentId: commentId ?? null, memberId: viewer.id, reason });
    return { done: true as const };
  });
}
