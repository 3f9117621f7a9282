import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { ArticleSummary, Paged, ProductDetail } from '@mall/sdk';
import { editQueries } from '../optimistic/edit-queries';
import { editPages } from './edit-pages';

/** The lists of posts that are read page by page. */
const PAGED = ['list', 'search', 'collected'] as const;
type Pages = InfiniteData<Paged<ArticleSummary>>;

/** A post as some list shows it already. */
export function findShown(client: QueryClient, id: number): ArticleSummary | undefined {
  const paged = PAGED.flatMap((list) =>
    client
      .getQueriesData<Pages>({ queryKey: ['articles', list] })
      .flatMap(([, data]) => data?.pages.flatMap((page) => page.list) ?? []),
  );
  const besideProducts = client
    .getQueriesData<ProductDetail>({ queryKey: ['products', 'detail'] })
    .flatMap(([, product]) => product?.articles ?? []);
  return [...paged, ...besideProducts].find((article) => article.id === id);
}

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
  for (const list of PAGED)
    editQueries<Pages>(client, ['articles', list], (data) => editPages(data, edit), only);
  editQueries<ArticleSummary[]>(client, ['articles', 'promoted'], edit, only);
  editQueries<ProductDetail>(
    client,
    ['products', 'detail'],
    (product) => ({ ...product, articles: edit(product.articles) }),
    only,
  );
}
