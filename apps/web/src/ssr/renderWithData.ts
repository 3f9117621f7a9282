import type { Query, QueryClient } from '@tanstack/react-query';
import { isPublic } from '../hydration/dehydratedState';

/** The maximum number of rounds; a page with pending queries after that is sent in its present state. */
const ROUNDS = 5;

const isAsked = ({ queryKey, state, options }: Query): boolean =>
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
export async function renderWithData<Drawn>(
  client: QueryClient,
  draw: () => Promise<Drawn>,
): Promise<Drawn> {
  for (let round = 1; ; round += 1) {
    const drawn = await draw();
    const asked = client.getQueryCache().getAll().filter(isAsked);
    if (asked.length === 0 || round === ROUNDS) return drawn;
    await Promise.all(asked.map((query) => query.fetch()));
  }
}
