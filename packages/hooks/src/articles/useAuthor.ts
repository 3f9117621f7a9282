import type { ArticleAuthor, ArticleSummary } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { usePagedList, type ListOptions, type PagedList } from '../paging/usePagedList';
import { authorOptions } from './queries';

/** A member who posts, and their posts as an infinite list. */
export interface AuthorPosts extends PagedList<ArticleSummary> {
  /** The author; undefined until the first page has loaded. */
  readonly author: ArticleAuthor | undefined;
}

const articleId = (article: ArticleSummary) => article.id;

/**
 * Fetches a member who posts, with those of their posts that the caller may see, newest first. Its `error` is a
 * MallError `notFound` when there is no such author.
 *
 * @param id - The `author_id` of a post or a comment.
 * @example
 * const { author, items, loadMore } = useAuthor(301);
 */
export function useAuthor(id: number, options?: ListOptions): AuthorPosts {
  const list = usePagedList(authorOptions(useMall(), id), articleId, options);
  return { ...list, author: list.lastPage?.author };
}
