import type { Mall } from '@mall/sdk';
import { mallQuery } from '../query/mall-query';
import { pagedQuery } from '../paging/paged-query';
import { anchoredInfiniteQuery, type AnchoredPage } from './anchored-infinite-query';

/**
 * The wall stays cached this long (ms) after unmounting, so that a reader can return to the same
 * place.
 */
const FEED_CACHE_TIME = 30 * 60_000;
/** How often to check for newer posts, in milliseconds. */
const NEWER_INTERVAL = 60_000;

/**
 * The infinite query of the wall. It never refetches by itself: newer posts are counted separately,
 * and remounting must not refetch a hundred pages at once.
 */
export const articleListOptions = (mall: Mall) =>
  anchoredInfiniteQuery(
    ['articles', 'list'],
    (at: AnchoredPage<string>, signal) => mall.articles.list(at, { signal }),
    ([first]) => first?.until ?? undefined,
    { staleTime: Infinity, gcTime: FEED_CACHE_TIME },
  );

/**
 * The query for the number of posts newer than `until`; 0 when it is undefined. It requests a first
 * page, the cheapest call that returns the count.
 */
export const newerCountOptions = (mall: Mall, until: string | undefined) =>
  mallQuery({
    queryKey: ['articles', 'newer', until ?? ''],
    queryFn: async ({ signal }) =>
      until === undefined ? 0 : (await mall.articles.list({ until }, { signal })).newer_count,
    enabled: until !== undefined,
    refetchInterval: NEWER_INTERVAL,
  });

/** The query of the posts that the shop promotes. */
export const promotedArticlesOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['articles', 'promoted'],
    queryFn: ({ signal }) => mall.articles.promoted({ signal }),
  });

/** The query of one post. */
export const articleOptions = (mall: Mall, id: number) =>
  mallQuery({
    queryKey: ['articles', 'detail', id],
    queryFn: ({ signal }) => mall.articles.detail(id, { signal }),
  });

/** The infinite query of a post's comments, newest first. */
export const commentsOptions = (mall: Mall, id: number) =>
  anchoredInfiniteQuery(
    ['articles', 'comments', id],
    (at: AnchoredPage<number>, signal) => mall.articles.comments(id, at, { signal }),
    (pages) => pages.flatMap(({ list }) => list)[0]?.id,
  );

/** The infinite query of the replies to a comment, oldest first. */
export const repliesOptions = (mall: Mall, articleId: number, id: number) =>
  pagedQuery(['articles', 'replies', articleId, id], (page, signal) =>
    mall.articles.replies(id, { page }, { signal }),
  );

/** The infinite query of the posts that contain a keyword. */
export const articleSearchOptions = (mall: Mall, q: string) =>
  pagedQuery(['articles', 'search', q], (page, signal) =>
    mall.search.articles(q, { page }, { signal }),
  );

/** The infinite query of a member who posts, with their posts. */
export const authorOptions = (mall: Mall, id: number) =>
  pagedQuery(['articles', 'author', id], (page, signal) =>
    mall.articles.author(id, { page }, { signal }),
  );

/** The infinite query of the member's collected posts. */
export const collectedArticlesOptions = (mall: Mall) =>
  pagedQuery(['articles', 'collected'], (page, signal) =>
    mall.articles.collected({ page }, { signal }),
  );
