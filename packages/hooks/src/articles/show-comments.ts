import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ArticleComment, Paged, Reply } from '@mall/sdk';
import { updateQueries } from '../optimistic/update-queries';
import { applyPatch } from '../optimistic/patches';
import { updatePages } from './update-pages';
import { updateArticleInCache } from './cache';

type Comments = Paged<ArticleComment> & { readonly comment_count?: number };
type Thread = InfiniteData<Comments>;

/** The counts after a change. */
interface Counts extends Pick<Reply<'articles', 'comment'>, 'comment_count' | 'parent'> {}

/** How many of its latest comments a post contains. */
const LATEST = 2;

/** Adds a stored comment or reply, and the new counts, everywhere its post is cached. */
export function showAdded(client: QueryClient, comment: ArticleComment, counts: Counts): void {
  showChanged(client, comment, counts, {
    thread: (data) => (holds(data, comment.id) ? data : withNewest(data, comment)),
    replies: (data) => (holds(data, comment.id) ? data : withLast(data, comment)),
    latest: (list) => [...without(list, comment.id), comment].slice(-LATEST),
  });
}

/** Removes a deleted comment or reply, and sets the new counts, everywhere its post is cached. */
export function showRemoved(
  client: QueryClient,
  comment: Pick<ArticleComment, 'id' | 'a_id'>,
  counts: Counts,
): void {
  const remove = (data: Thread) => updatePages(data, (list) => without(list, comment.id));
  showChanged(client, comment, counts, {
    thread: remove,
    replies: remove,
    latest: (list) => without(list, comment.id),
  });
}

function showChanged(
  client: QueryClient,
  { id, a_id }: Pick<ArticleComment, 'id' | 'a_id'>,
  { comment_count, parent }: Counts,
  edit: {
    /** Newest first. */
    readonly thread: (data: Thread) => Thread;
    /** Oldest first. */
    readonly replies: (data: Thread) => Thread;
    /** Oldest first. */
    readonly latest: (list: ArticleComment[]) => ArticleComment[];
  },
): void {
  const count = (comment: ArticleComment) =>
    comment.id === parent?.id ? { ...comment, reply_count: parent.reply_count } : comment;
  applyPatch(client, ['articles', 'comment', id], (only) => {
    const editThread = (data: Thread) =>
      withCount(
        parent ? updatePages(data, (list) => list.map(count)) : edit.thread(data),
        comment_count,
      );
    updateQueries(client, ['articles', 'comments', a_id], editThread, only);
    if (parent) updateQueries(client, ['articles', 'replies', a_id, parent.id], edit.replies, only);
    updateArticleInCache(
      client,
      a_id,
      (article) => ({
        ...article,
        comment_count,
        comments: parent ? article.comments.map(count) : edit.latest(article.comments),
      }),
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
  pages: data.pages.map((each, at) => ({
    ...each,
    page: { ...each.page, total_count: each.page.total_count + 1 },
    list: at === 0 ? [comment, ...each.list] : each.list,
  })),
});

/** Adds a reply at the end, once the last page is loaded; otherwise it comes with that page. */
const withLast = (data: Thread, comment: ArticleComment): Thread => ({
  ...data,
  pages: data.pages.map((each, at) => {
    const isEnd = at === data.pages.length - 1 && each.page.current_page >= each.page.total_page;
    return {
      ...each,
      page: { ...each.page, total_count: each.page.total_count + 1 },
      list: isEnd ? [...each.list, comment] : each.list,
    };
  }),
});

const withCount = (data: Thread, comment_count: number): Thread => ({
  ...data,
  pages: data.pages.map((each) => ({ ...each, comment_count })),
});
