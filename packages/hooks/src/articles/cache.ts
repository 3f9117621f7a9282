import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { ArticleSummary, Paged, ProductDetail } from '@mall/sdk';
import { updateQueries } from '../optimistic/update-queries';
import { updatePages } from './update-pages';

/** The paged lists of posts. */
const PAGED = ['list', 'search', 'collected', 'author'] as const;
type Pages = InfiniteData<Paged<ArticleSummary>>;

/** Finds a post in the lists that are already cached. */
export function findArticleInCache(client: QueryClient, id: number): ArticleSummary | undefined {
  const paged = PAGED.flatMap((list) =>
    client
      .getQueriesData<Pages>({ queryKey: ['articles', list] })
      .flatMap(([, data]) => data?.pages.flatMap((page) => page.list) ?? []),
  );
  const promoted = client
    .getQueriesData<readonly ArticleSummary[]>({ queryKey: ['articles', 'promoted'] })
    .flatMap(([, data]) => data ?? []);
  const besideProducts = client
    .getQueriesData<ProductDetail>({ queryKey: ['products', 'detail'] })
    .flatMap(([, product]) => product?.articles ?? []);
  return [...paged, ...promoted, ...besideProducts].find((article) => article.id === id);
}

/** Edits one post everywhere in the cache: in lists, on its own page, on its products' pages. */
export function updateArticleInCache(
  client: QueryClient,
  id: number,
  edit: (article: ArticleSummary) => ArticleSummary,
  only?: Query,
): void {
  const editOne = (article: ArticleSummary) => (article.id === id ? edit(article) : article);
  updateArticleLists(client, (list) => list.map(editOne), only);
  updateQueries(client, ['articles', 'detail', id], edit, only);
}

/** Removes a post from every cached list. */
export const removeArticleFromCache = (client: QueryClient, id: number, only?: Query): void =>
  updateArticleLists(client, (list) => list.filter((article) => article.id !== id), only);

function updateArticleLists(
  client: QueryClient,
  edit: (list: ArticleSummary[]) => ArticleSummary[],
  only?: Query,
): void {
  for (const list of PAGED)
    updateQueries<Pages>(client, ['articles', list], (data) => updatePages(data, edit), only);
  updateQueries<ArticleSummary[]>(client, ['articles', 'promoted'], edit, only);
  updateQueries<ProductDetail>(
    client,
    ['products', 'detail'],
    (product) => ({ ...product, articles: edit(product.articles) }),
    only,
  );
}
