import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { articleGroups, articles } from '../../db/schema';
import type { Viewer } from '../../http/contract-types';

/**
 * Which posts someone may see (spec §6): the public ones, those of their group, and their own. The
 * one condition that every read of posts goes through: lists, single posts, comments, product pages.
 */
export function visibleTo(viewer: Viewer | null): SQL | undefined {
  const isPublic = eq(articles.permission, 1);
  if (viewer === null) return and(isNull(articles.deletedAt), isPublic);
  const forTheirGroup = sql`exists (
    select 1 from ${articleGroups}
    where ${articleGroups.articleId} = ${articles.id} and ${articleGroups.groupId} = ${viewer.gid})`;
  return and(
    isNull(articles.deletedAt),
    or(isPublic, forTheirGroup, eq(articles.memberId, viewer.id)),
  );
}
