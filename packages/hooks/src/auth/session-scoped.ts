import type { QueryClient } from '@tanstack/react-query';
import type { Mall } from '@mall/sdk';

const all: WeakMap<QueryClient, unknown>[] = [];

/**
 * Something that one member begins beside a cache, such as hearts on their way to the mall: made when
 * it is first asked for, dropped when somebody else, or nobody, is signed in.
 *
 * @example
 * const tapsOf = sessionScoped(() => new Map<number, boolean>());
 * tapsOf(client).set(p_id, true);
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

/** Drops what the member began who was signed in until now. */
export function resetSessionScoped(client: QueryClient): void {
  for (const states of all) states.delete(client);
}

/**
 * Whether the member who is signed in now still is, when an answer comes: what the mall says to one
 * must not be shown to the next.
 *
 * @example
 * const isSame = isSameSession(mall);
 * const cart = await mall.cart.list(1);
 * if (isSame()) show(cart);
 */
export function isSameSession({ session }: Pick<Mall, 'session'>): () => boolean {
  const id = session.get()?.profile.id;
  return () => session.get()?.profile.id === id;
}
