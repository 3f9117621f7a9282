import { and, eq, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { articles, members, reportCopies } from '../../db/schema';
import { mediaOf } from './article-fields.repo';
import type { LockedTarget, WallTarget } from './moderation.repo';

/** The copies of a post or a comment whose case is open. */
const openCopiesOf = ({ type, id }: WallTarget): SQL | undefined =>
  and(
    type === 'article'
      ? and(eq(reportCopies.articleId, id), isNull(reportCopies.commentId))
      : eq(reportCopies.commentId, id),
    isNull(reportCopies.decidedAt),
  );

/** Copies what a locked post or comment says now, unless its open case has the same copy. */
export async function copyReported(tx: Transaction, target: LockedTarget): Promise<void> {
  const { articleId, memberId, text, comment } = target;
  const [post] = comment
    ? []
    : await tx
        .select({ media: mediaOf })
        .from(articles)
        // A join, because drizzle names the table of a column only beside another table.
        .innerJoin(members, eq(members.id, articles.memberId))
        .where(eq(articles.id, articleId));
  const media = post?.media ?? [];
  const about = comment
    ? { type: 'comment' as const, id: comment.id }
    : { type: 'article' as const, id: articleId };
  const [same] = await tx
    .select({ id: reportCopies.id })
    .from(reportCopies)
    .where(
      and(
        openCopiesOf(about),
        eq(reportCopies.text, text),
        sql`${reportCopies.media} = ${JSON.stringify(media)}::jsonb`,
      ),
    );
  if (same) return;
  await tx
    .insert(reportCopies)
    .values({ articleId, commentId: comment?.id ?? null, memberId, text, media });
}

/** Stores when the case of the copies was decided, from which on they are kept for a time. */
export async function closeCopies(
  tx: Transaction,
  target: WallTarget,
  decidedAt: Date,
): Promise<void> {
  await tx.update(reportCopies).set({ decidedAt }).where(openCopiesOf(target));
}

/** Days for which a copy is kept after the decision. */
const STORED_DAYS = 30;

/** Deletes the copies of cases that were decided 30 days ago. */
export async function purgeReportCopies(db: Connection, now: Date): Promise<void> {
  const until = new Date(now.getTime() - STORED_DAYS * 24 * 60 * 60_000);
  await db
    .delete(reportCopies)
    .where(and(isNotNull(reportCopies.decidedAt), lt(reportCopies.decidedAt, until)));
}
