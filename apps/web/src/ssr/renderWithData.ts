import type { Query, QueryClient } from '@tanstack/react-query';
import { isPublic } from '../hydration/dehydratedState';

/** The maximum number of rounds; a page with pending queries after that is sent in its present state. */
const ROUNDS = 5;

const isPending = ({ queryKey, state, options }: Query): boolean =>
  isPublic(queryKey) &&
  state.status === 'pending' &&
  // Set by the hook.
  !('enabled' in options && options.enabled === false);

/**
 * Fetches all data of a page: renders it, fetches the pending queries, and renders it again until none is pending.
 * The pages' hooks decide what is read, so there is no list of queries to maintain.
 *
 * @returns the last rendering.
 */
export async function renderWithData<Rendering>(
  client: QueryClient,
  render: () => Promise<Rendering>,
): Promise<Rendering> {
  for (let round = 1; ; round += 1) {
    const rendering = await render();
    const pending = client.getQueryCache().getAll().filter(isPending);
    if (pending.length === 0 || round === ROUNDS) return rendering;
    await Promise.all(pending.map((query) => query.fetch()));
  }
}
