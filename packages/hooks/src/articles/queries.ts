import { queryOptions } from '@tanstack/react-query';
import type { Mall } from '@mall/sdk';
import { pagedQuery } from '../paging/paged-query';
import { anchoredInfiniteQuery, type AnchoredPage } from './anchored-infinite-query';

/** A feed that was read far down is kept while one looks at something else. */
const KEEP_FEED = 30 * 60_000;
/** How often the wall is asked whether there is something new. */
const LOOK_FOR_NEWER = 60_000;

/**
 * The endless query of the wall. It never reads itself anew: what is newer is counted beside it, and
 * coming back must not ask for a hundred pages at once.
 */
export const articleListOptions = (mall: Mall) =>
  anchoredInfiniteQuery(
    ['articles', 'list'],
    (at: AnchoredPage<string>, signal) => mall.articles.list(at, { signal }),
    ([first]) => first?.until ?? undefined,
    { staleTime: Infinity, gcTime: KEEP_FEED },
  );

/**
 * The query of how many posts stand above `until`; undefined: above nothing. It asks for a first page,
 * the cheapest call that tells.
 */
export const newerCountOptions = (mall: Mall, until: string | undefined) =>
  queryOptions({
    queryKey: ['articles', 'newer', until ?? ''],
    queryFn: async ({ signal }) =>
      until === undefined ? 0 : (await mall.articles.list({ until }, { signal })).newer_count,
    enabled: until !== undefined,
    refetchInterval: LOOK_FOR_NEWER,
  });

/** The query of the posts that the shop recommends. */
export const promotedArticlesOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['articles', 'promoted'],
    queryFn: ({ signal }) => mall.articles.promoted({ signal }),
  });

/** The query of one post. */
export const articleOptions = (mall: Mall, id: number) =>
  queryOptions({
    queryKey: ['articles', 'detail', id],
    queryFn: ({ signal }) => mall.articles.detail(id, { signal }),
  });

/** The endless query of a post's comments, newest first. */
export const commentsOptions = (mall: Mall, id: number) =>
  anchoredInfiniteQuery(
    ['articles', 'comments', id],
    (at: AnchoredPage<number>, signal) => mall.articles.comments(id, at, { signal }),
    (pages) => pages.flatMap(({ list }) => list)[0]?.id,
  );

/** The endless query of the posts that hold a word. */
export const articleSearchOptions = (mall: Mall, q: string) =>
  pagedQuery(['articles', 'search', q], (page, signal) =>
    mall.search.articles(q, { page }, { signal }),
  );

/** The endless query of the member's collected posts. */
export const collectedArticlesOptions = (mall: Mall) =>
  pagedQuery(['articles', 'collected'], (page, signal) =>
    mall.articles.collected({ page }, { signal }),
  );
