import type { Query, QueryClient } from '@tanstack/react-query';
import { isPublic } from './state';

/** A page whose answers lead to further questions more often than this is sent as far as it came. */
const ROUNDS = 5;

const isAsked = ({ queryKey, state, options }: Query): boolean =>
  isPublic(queryKey) &&
  state.status === 'pending' &&
  // Set by the hook that asks.
  !('enabled' in options && options.enabled === false);

/**
 * Reads everything that a page asks for: draws it, reads what the drawing asked for, and draws it again until it
 * asks for nothing more. So the pages' own hooks decide what is read, and no list of it can go out of date.
 *
 * @returns the last drawing.
 */
export async function loadAll<Drawn>(
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

/** Reads again all that a page was drawn from. @throws what could not be read */
export async function readAgain(client: QueryClient): Promise<void> {
  const read = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success');
  // A query that was written rather than read, such as an initial value, has nothing to read.
  const again = read.filter(({ queryKey, options }) => isPublic(queryKey) && options.queryFn);
  await Promise.all(again.map((query) => query.fetch()));
}
