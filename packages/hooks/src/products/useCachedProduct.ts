import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { Paged, ProductDetail, ProductSummary, ShopIndex } from '@mall/sdk';
import { useState } from 'react';

/** Returns every product of the cached lists, the latest lists last. */
function listedProducts(client: QueryClient): readonly ProductSummary[] {
  const read = <Data>(...queryKey: readonly string[]): readonly Data[] =>
    client.getQueriesData<Data>({ queryKey }).flatMap(([, data]) => data ?? []);
  return [
    ...read<ShopIndex>('content', 'index').flatMap(({ sections }) =>
      sections.flatMap(({ products }) => products),
    ),
    ...read<InfiniteData<Paged<ProductSummary>>>('products', 'list').flatMap(({ pages }) =>
      pages.flatMap(({ list }) => list),
    ),
    ...read<ProductDetail>('products', 'detail').flatMap(({ related }) => related),
    ...read<readonly ProductSummary[]>('products', 'some').flat(),
  ];
}

/**
 * Returns the data that cached lists contain of a product, for its page to display while the rest
 * loads; undefined when none contains it. The cache is read once per id.
 *
 * @example
 * const { data: product } = useProduct(id);
 * const known = useCachedProduct(id);
 * return product ? <ProductView product={product} /> : <h1>{known?.name}</h1>;
 */
export function useCachedProduct(id: number): ProductSummary | undefined {
  const client = useQueryClient();
  const find = () => ({ id, known: listedProducts(client).findLast(({ p_id }) => p_id === id) });
  const [found, setFound] = useState(find);
  if (found.id === id) return found.known;
  const next = find();
  setFound(next);
  return next.known;
}
