import {
  replaceEqualDeep,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * Edits the data of all queries whose keys start with `queryKey`, without changing their age: stale data
 * stays stale and is still refetched.
 *
 * @param only - Restricts the edit to this query, if it matches.
 * @example
 * updateQueries<ProductDetail>(client, ['products', 'detail', 5], (shown) => ({ ...shown, is_collect: true }));
 */
export function updateQueries<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  edit: (data: Data) => Data,
  only?: Query,
): void {
  const predicate = (query: Query) => !only || query === only;
  for (const query of client.getQueryCache().findAll({ queryKey, predicate })) {
    const { dataUpdatedAt: updatedAt, isInvalidated } = query.state;
    const before = client.getQueryData<Data>(query.queryKey);
    // Skip writes that change nothing: a write would clear an error that is still shown.
    const after = before && replaceEqualDeep(before, edit(before));
    if (after === before) continue;
    client.setQueryData<Data>(query.queryKey, after, { updatedAt });
    if (isInvalidated) query.invalidate();
  }
}
