import {
  replaceEqualDeep,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * Changes what queries hold whose keys begin with `queryKey`, and leaves them as old as they were: what
 * was due to be read anew still is.
 *
 * @param only - Changes this one alone, if it is among them.
 * @example
 * editQueries<Product>(client, ['products', 'detail', 5], (product) => ({ ...product, is_collect: true }));
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
    // Nothing is written where nothing changes: writing would take an error away that is still shown.
    const after = before && replaceEqualDeep(before, edit(before));
    if (after === before) continue;
    client.setQueryData<Data>(query.queryKey, after, { updatedAt });
    if (isInvalidated) query.invalidate();
  }
}
