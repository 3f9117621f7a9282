import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { ArticleSummary, Paged, ProductDetail } from '@mall/sdk';
import { editQueries } from '../optimistic/edit-queries';
import { editPages } from './edit-pages';

/** Changes one post wherever the cache holds it: lists, its own page, the pages of its products. */
export function editArticle(
  client: QueryClient,
  id: number,
  edit: (article: ArticleSummary) => ArticleSummary,
  only?: Query,
): void {
  const editOne = (article: ArticleSummary) => (article.id === id ? edit(article) : article);
  editArticleLists(client, (list) => list.map(editOne), only);
  editQueries(client, ['articles', 'detail', id], edit, only);
}

/** Takes a post out of every list. */
export const dropArticle = (client: QueryClient, id: number, only?: Query): void =>
  editArticleLists(client, (list) => list.filter((article) => article.id !== id), only);

function editArticleLists(
  client: QueryClient,
  edit: (list: ArticleSummary[]) => ArticleSummary[],
  only?: Query,
): void {
  for (const list of ['list', 'search', 'collected'])
    editQueries<InfiniteData<Paged<ArticleSummary>>>(
      client,
      ['articles', list],
      (data) => editPages(data, edit),
      only,
    );
  editQueries<ArticleSummary[]>(client, ['articles', 'promoted'], edit, only);
  editQueries<ProductDetail>(
    client,
    ['products', 'detail'],
    (product) => ({ ...product, articles: edit(product.articles) }),
    only,
  );
}
