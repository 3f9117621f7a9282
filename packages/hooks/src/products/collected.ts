import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Paged, ProductDetail, ProductSummary, ShopIndex } from '@mall/sdk';

/** Shows a product as collected or not, wherever the cache holds it: lists, its page, the shop's front. */
export function showCollected(client: QueryClient, p_id: number, is_collect: boolean): void {
  const mark = <Product extends { p_id: number; is_collect: boolean }>(
    product: Product,
  ): Product => (product.p_id === p_id ? { ...product, is_collect } : product);

  client.setQueriesData<InfiniteData<Paged<ProductSummary>>>(
    { queryKey: ['products', 'list'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, list: page.list.map(mark) })),
      },
  );
  client.setQueryData<ProductDetail>(
    ['products', 'detail', p_id],
    (product) => product && mark(product),
  );
  client.setQueryData<ShopIndex>(
    ['content', 'index'],
    (index) =>
      index && {
        ...index,
        sections: index.sections.map((section) => ({
          ...section,
          products: section.products.map(mark),
        })),
      },
  );
}
