import { and, asc, desc, eq, exists, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import {
  articleComments,
  articleReports as reports,
  articles,
  type MediaCopy,
  members,
  reportCopies,
} from '../../db/schema';
import { type MediaOfArticle, mediaOf } from '../articles';
import type { CaseCursor } from './case-cursor';

/** Cases to decide, or decided ones. */
export type CaseView = 'open' | 'closed';

/** How many reports of one case are read. */
const REPORTS_READ = 10;

const microseconds = (time: SQL) => sql<string>`(extract(epoch from ${time}) * 1000000)::bigint`;
const timeOf = (key: string) =>
  sql`(timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond')`;

const firstId = sql<number>`min(${reports.id})`;
const since = sql`min(${reports.createdAt})`;

/** Condition: a copy says what was reported. */
const hasCopy = (db: Connection) =>
  exists(
    db
      .select({ id: reportCopies.id })
      .from(reportCopies)
      .where(
        and(
          eq(reportCopies.articleId, reports.articleId),
          sql`${reportCopies.commentId} is not distinct from ${reports.commentId}`,
        ),
      ),
  );

/** Condition: neither the post nor the comment of a report is deleted. */
const targetExists = and(
  isNull(articles.deletedAt),
  or(isNull(reports.commentId), isNull(articleComments.deletedAt)),
);

/** By what each view is sorted. Reports that one decision closed have the same time. */
const sequenceOf = (view: CaseView) =>
  view === 'open'
    ? {
        condition: isNull(reports.resolvedAt),
        key: microseconds(since),
        order: [asc(since), asc(firstId)],
        after: ({ key, firstId: last }: CaseCursor) => ({
          where: undefined,
          having: sql`(${since}, ${firstId}) > (${timeOf(key)}, ${last}::int)`,
        }),
      }
    : {
        condition: isNotNull(reports.resolvedAt),
        key: microseconds(sql`${reports.resolvedAt}`),
        order: [desc(reports.resolvedAt), desc(firstId)],
        after: ({ key, firstId: last }: CaseCursor) => ({
          where: sql`${reports.resolvedAt} <= ${timeOf(key)}`,
          having: sql`(${reports.resolvedAt}, ${firstId}) < (${timeOf(key)}, ${last}::int)`,
        }),
      };

/** Reports of one post or comment that are all open, or that one decision closed. */
const groupsOf = (db: Connection, view: CaseView, after: CaseCursor | undefined, limit: number) => {
  const sequence = sequenceOf(view);
  const start = after && sequence.after(after);
  return db
    .select({
      articleId: reports.articleId,
      commentId: reports.commentId,
      resolvedAt: reports.resolvedAt,
      firstId: firstId.as('first_id'),
      since: since.as('since'),
      total: sql<number>`count(*)::int`.as('total'),
      key: sequence.key.as('key'),
    })
    .from(reports)
    .innerJoin(articles, eq(articles.id, reports.articleId))
    .leftJoin(articleComments, eq(articleComments.id, reports.commentId))
    .where(and(sequence.condition, or(targetExists, hasCopy(db)), start?.where))
    .groupBy(reports.articleId, reports.commentId, reports.resolvedAt)
    .having(start?.having ?? sql`true`)
    .orderBy(...sequence.order)
    .limit(limit);
};

/** A report, with the name of the member who made it. */
export interface ReportRow {
  readonly name: string;
  readonly reason: string;
  readonly createdAt: string;
}

/** What was reported, in one of its versions. */
export interface CopyRow {
  readonly text: string;
  readonly media: readonly MediaCopy[];
  readonly createdAt: string;
}

/** How many versions of what was reported are read, the latest. */
const COPIES_READ = 5;

/** The cases of a view after a cursor, in the sequence of the view. */
export async function findCases(
  db: Connection,
  view: CaseView,
  { after, limit }: { readonly after: CaseCursor | undefined; readonly limit: number },
) {
  const groups = groupsOf(db, view, after, limit).as('cases');
  const itsReports = sql<readonly ReportRow[]>`(
    select json_agg(json_build_object('name', name, 'reason', reason, 'createdAt', created_at) order by id)
    from (
      select reported.id, reporter.name, reported.reason, reported.created_at
      from ${reports} as reported
      join ${members} as reporter on reporter.id = reported.member_id
      where reported.article_id = ${groups.articleId}
        and reported.comment_id is not distinct from ${groups.commentId}
        and reported.resolved_at is not distinct from ${groups.resolvedAt}
      order by reported.id limit ${REPORTS_READ}
    ) as latest)`;
  const copies = sql<readonly CopyRow[]>`(
    select coalesce(json_agg(json_build_object('text', text, 'media', media, 'createdAt', created_at) order by id), '[]')
    from (
      select copied.id, copied.text, copied.media, copied.created_at
      from ${reportCopies} as copied
      where copied.article_id = ${groups.articleId}
        and copied.comment_id is not distinct from ${groups.commentId}
        and copied.decided_at is not distinct from ${groups.resolvedAt}
      order by copied.id desc limit ${COPIES_READ}
    ) as latest)`;
  const isPost = isNull(groups.commentId);
  return db
    .select({
      articleId: groups.articleId,
      commentId: groups.commentId,
      resolvedAt: groups.resolvedAt,
      firstId: groups.firstId,
      key: sql<string>`${groups.key}::text`,
      total: groups.total,
      since: sql<Date>`${groups.since}`.mapWith(reports.createdAt),
      reports: itsReports,
      copies,
      isDeleted: sql<boolean>`coalesce(${articleComments.deletedAt}, ${articles.deletedAt}) is not null`,
      text: sql<string>`coalesce(${articleComments.comment}, ${articles.content})`,
      writtenAt: sql<Date>`coalesce(${articleComments.createdAt}, ${articles.createdAt})`.mapWith(
        articles.createdAt,
      ),
      hiddenReason: sql<
        string | null
      >`case when ${isPost} then ${articles.hiddenReason} else ${articleComments.hiddenReason} end`,
      media: sql<MediaOfArticle[]>`case when ${isPost} then ${mediaOf} else '[]' end`,
      author: members.name,
      avatar: members.avatar,
    })
    .from(groups)
    .innerJoin(articles, eq(articles.id, groups.articleId))
    .leftJoin(articleComments, eq(articleComments.id, groups.commentId))
    .innerJoin(
      members,
      sql`${members.id} = coalesce(${articleComments.memberId}, ${articles.memberId})`,
    )
    .orderBy(
      view === 'open' ? asc(groups.since) : desc(groups.resolvedAt),
      view === 'open' ? asc(groups.firstId) : desc(groups.firstId),
    );
}

/** A case with what it is about. */
export type CaseRow = Awaited<ReturnType<typeof findCases>>[number];

/** How many cases are open, up to `limit`, and since when the earliest waits. */
export async function countOpenCases(db: Connection, limit: number) {
  const open = groupsOf(db, 'open', undefined, limit).as('open_cases');
  const [counts] = await db
    .select({
      open: sql<number>`count(*)::int`,
      oldest: sql<Date | null>`min(${open.since})`.mapWith(reports.createdAt),
    })
    .from(open);
  return counts ?? { open: 0, oldest: null };
}
