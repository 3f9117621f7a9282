import type { QueryClient } from '@tanstack/react-query';
import type { Mall } from '@mall/sdk';

const byClient = new WeakMap<QueryClient, Set<() => void>>();

/** Has `forget` called whenever somebody else, or nobody, is signed in: what one member began is none of the next one's. */
export function forgetLater(client: QueryClient, forget: () => void): void {
  const all = byClient.get(client) ?? new Set();
  byClient.set(client, all.add(forget));
}

/** Forgets what the member began who was signed in until now. */
export function forgetMember(client: QueryClient): void {
  for (const forget of byClient.get(client) ?? []) forget();
}

/**
 * Whether the member who is signed in now still is, when an answer comes: what the mall says to one
 * must not be shown to the next.
 *
 * @example
 * const isSame = sameMember(mall);
 * const cart = await mall.cart.list(1);
 * if (isSame()) show(cart);
 */
export function sameMember({ session }: Pick<Mall, 'session'>): () => boolean {
  const id = session.get()?.profile.id;
  return () => session.get()?.profile.id === id;
}
