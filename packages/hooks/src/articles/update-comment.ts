import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { ArticleComment, Paged } from '@mall/sdk';
import { updateQueries } from '../optimistic/update-queries';
import { updateArticleInCache } from './cache';
import { updatePages } from './update-pages';

/** Edits one comment everywhere in the cache: in its thread, among replies, and on its post. */
export function updateCommentInCache(
  client: QueryClient,
  { id, a_id }: Pick<ArticleComment, 'id' | 'a_id'>,
  edit: (comment: ArticleComment) => ArticleComment,
  only?: Query,
): void {
  const editList = (list: readonly ArticleComment[]) =>
    list.map((comment) => (comment.id === id ? edit(comment) : comment));
  for (const of of ['comments', 'replies'])
    updateQueries<InfiniteData<Paged<ArticleComment>>>(
      client,
      ['articles', of, a_id],
      (data) => updatePages(data, editList),
      only,
    );
  updateArticleInCache(
    client,
    a_id,
    (article) => ({ ...article, comments: editList(article.comments) }),
    only,
  );
}
