import type { Query, QueryClient } from '@tanstack/react-query';
import { isPublic } from '../hydration/dehydratedState';

/** The most rounds of rendering and reading; a page that still asks for data then is sent as it is. */
const ROUNDS = 5;

const isAsked = ({ queryKey, state, options }: Query): boolean =>
  isPublic(queryKey) &&
  state.status === 'pending' &&
  // Set by the hook that asks.
  !('enabled' in options && options.enabled === false);

/**
 * Reads everything that a page asks for: renders it, fetches the queries that are pending, and renders it again until
 * none is. The pages' own hooks decide what is read, so no list of queries can go out of date.
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
