import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ArticleComment, Paged } from '@mall/sdk';
import { updateQueries } from '../optimistic/update-queries';
import { applyPatch } from '../optimistic/patches';
import { updatePages } from './update-pages';
import { updateArticleInCache } from './cache';

type Thread = InfiniteData<Paged<ArticleComment>>;

/** How many of its latest comments a post contains. */
const LATEST = 2;

/** Adds a stored comment, and the new comment count, everywhere its post is cached. */
export function showAdded(client: QueryClient, comment: ArticleComment, count: number): void {
  showChanged(client, comment, count, {
    thread: (data) => (holds(data, comment.id) ? data : withNewest(data, comment)),
    latest: (list) => [...without(list, comment.id), comment].slice(-LATEST),
  });
}

/** Removes a deleted comment, and sets the new comment count, everywhere its post is cached. */
export function showRemoved(
  client: QueryClient,
  comment: Pick<ArticleComment, 'id' | 'a_id'>,
  count: number,
): void {
  showChanged(client, comment, count, {
    thread: (data) => updatePages(data, (list) => without(list, comment.id)),
    latest: (list) => without(list, comment.id),
  });
}

function showChanged(
  client: QueryClient,
  { id, a_id }: Pick<ArticleComment, 'id' | 'a_id'>,
  comment_count: number,
  edit: {
    /** Newest first. */
    readonly thread: (data: Thread) => Thread;
    /** Oldest first. */
    readonly latest: (list: ArticleComment[]) => ArticleComment[];
  },
): void {
  applyPatch(client, ['articles', 'comment', id], (only) => {
    const editThread = (data: Thread) => withCount(edit.thread(data), comment_count);
    updateQueries(client, ['articles', 'comments', a_id], editThread, only);
    updateArticleInCache(
      client,
      a_id,
      (article) => ({ ...article, comment_count, comments: edit.latest(article.comments) }),
      only,
    );
  });
}

const without = (list: readonly ArticleComment[], id: number) =>
  list.filter((comment) => comment.id !== id);

const holds = ({ pages }: Thread, id: number) =>
  pages.some(({ list }) => list.some((comment) => comment.id === id));

const withNewest = (data: Thread, comment: ArticleComment): Thread => ({
  ...data,
  pages: data.pages.map((page, at) =>
    at === 0 ? { ...page, list: [comment, ...page.list] } : page,
  ),
});

const withCount = (data: Thread, total_count: number): Thread => ({
  ...data,
  pages: data.pages.map((each) => ({ ...each, page: { ...each.page, total_count } })),
});
