import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import type { Paged, ProductDetail, ProductSummary, ShopIndex } from '@mall/sdk';
import { updateQueries } from '../optimistic/update-queries';

/** What a member can set on a product: it is collected, or they wait for it. */
export type ProductMark = 'is_collect' | 'is_wait';

/**
 * Sets or clears a member's mark on a product everywhere in the cache: lists, its own page, among similar
 * products, the home page. What does not show the mark stays as it is.
 */
export function showMark(
  client: QueryClient,
  name: ProductMark,
  p_id: number,
  on: boolean,
  only?: Query,
): void {
  const mark = <Product extends ProductSummary>(product: Product): Product =>
    product.p_id === p_id && name in product ? { ...product, [name]: on } : product;

  updateQueries<InfiniteData<Paged<ProductSummary>>>(
    client,
    ['products', 'list'],
    (data) => ({
      ...data,
      pages: data.pages.map((page) => ({ ...page, list: page.list.map(mark) })),
    }),
    only,
  );
  updateQueries<readonly ProductSummary[]>(
    client,
    ['products', 'some'],
    (some) => some.map(mark),
    only,
  );
  updateQueries<ProductDetail>(
    client,
    ['products', 'detail'],
    (product) => ({ ...mark(product), related: product.related.map(mark) }),
    only,
  );
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
