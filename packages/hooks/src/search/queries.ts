import type { ArticleSummary, Mall, ProductSummary } from '@mall/sdk';
import { mallQuery } from '../query/mall-query';

/** The maximum number of suggestions of each kind. */
const MOST = { products: 5, categories: 3, articles: 3 } as const;

/** The suggestions for a partially typed keyword. */
export interface Suggestions {
  readonly products: readonly ProductSummary[];
  readonly categories: Awaited<ReturnType<Mall['products']['findCategories']>>;
  readonly articles: readonly ArticleSummary[];
}

/** The query of the suggestions for a keyword; further typing cancels it. */
export const suggestionsOptions = (mall: Mall, q: string) =>
  mallQuery({
    queryKey: ['search', 'suggestions', q],
    queryFn: async ({ signal }): Promise<Suggestions> => {
      const [products, categories, articles] = await Promise.all([
        mall.search.products(q, {}, { signal }),
        mall.products.findCategories(q, { signal }),
        mall.search.articles(q, {}, { signal }),
      ]);
      return {
        products: products.list.slice(0, MOST.products),
        categories: categories.slice(0, MOST.categories),
        articles: articles.list.slice(0, MOST.articles),
      };
    },
  });
