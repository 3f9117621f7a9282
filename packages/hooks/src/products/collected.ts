import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { Paged, ProductDetail, ProductSummary, ShopIndex } from '@mall/sdk';
import { updateQueries } from '../optimistic/update-queries';

/** Marks a product as collected or not, everywhere in the cache: lists, its own page, the home page. */
export function showCollected(
  client: QueryClient,
  p_id: number,
  is_collect: boolean,
  only?: Query,
): void {
  const mark = <Product extends { p_id: number; is_collect: boolean }>(
    product: Product,
  ): Product => (product.p_id === p_id ? { ...product, is_collect } : product);

  updateQueries<InfiniteData<Paged<ProductSummary>>>(
    client,
    ['products', 'list'],
    (data) => ({
      ...data,
      pages: data.pages.map((page) => ({ ...page, list: page.list.map(mark) })),
    }),
    only,
  );
  updateQueries<ProductDetail>(client, ['products', 'detail', p_id], mark, only);
  updateQueries<ShopIndex>(
    client,
    ['content', 'index'],
    (index) => ({
      ...index,
      sections: index.sections.map((section) => ({
        ...section,
        products: section.products.map(mark),
      })),
    }),
    only,
  );
}
