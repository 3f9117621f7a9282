import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { isPublic } from '../hydration/dehydratedState';

/** The maximum number of rounds; a page with pending queries after that is sent in its present state. */
const ROUNDS = 5;

const isPending = ({ queryKey, state, options }: Query): boolean =>
  isPublic(queryKey) &&
  state.status === 'pending' &&
  // Set by the hook.
  !('enabled' in options && options.enabled === false);

/**
 * Renders a page whose data was read before. If it requests more, that is fetched and the page rendered again, until
 * none is pending: a list of reads that misses one costs time and never content.
 *
 * @returns the last rendering, and the keys of the queries that were not read before.
 */
export async function renderWithData<Rendering>(
  client: QueryClient,
  render: () => Promise<Rendering>,
): Promise<{ readonly rendering: Rendering; readonly undeclared: readonly QueryKey[] }> {
  const undeclared: QueryKey[] = [];
  for (let round = 1; ; round += 1) {
    const rendering = await render();
    const pending = client.getQueryCache().getAll().filter(isPending);
    if (pending.length === 0 || round === ROUNDS) return { rendering, undeclared };
    undeclared.push(...pending.map(({ queryKey }) => queryKey));
    await Promise.all(pending.map((query) => query.fetch()));
  }
}
