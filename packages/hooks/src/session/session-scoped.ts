import type { QueryClient } from '@tanstack/react-query';
import type { Mall } from '@mall/sdk';

const all: WeakMap<QueryClient, unknown>[] = [];

/**
 * Creates per-member state outside the query cache, such as the toggles in flight: created on first
 * access, dropped when the session changes.
 *
 * @example
 * const tapsOf = sessionScoped(() => new Map<number, boolean>());
 * tapsOf(client).set(product.p_id, true);
 */
export function sessionScoped<State>(create: () => State): (client: QueryClient) => State {
  const states = new WeakMap<QueryClient, State>();
  all.push(states);
  return (client) => {
    const state = states.get(client) ?? create();
    states.set(client, state);
    return state;
  };
}

/** Drops all per-member state, when the session changes. */
export function resetSessionScoped(client: QueryClient): void {
  for (const states of all) states.delete(client);
}

/**
 * Returns a function that checks whether the same member is still signed in when a response
 * arrives. One member's response must not be shown to another.
 *
 * @example
 * const isSame = isSameSession(mall);
 * const cart = await mall.cart.list(1);
 * if (isSame()) toast(cart.totals.count);
 */
export function isSameSession({ session }: Pick<Mall, 'session'>): () => boolean {
  const id = session.get()?.profile.id;
  return () => session.get()?.profile.id === id;
}
