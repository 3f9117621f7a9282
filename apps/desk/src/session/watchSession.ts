import { staffFailureOf } from '@mall/sdk/staff';
import type { QueryClient } from '@tanstack/react-query';
import { applyLock, applySession } from './queries';

/**
 * Follows the failures of all calls: a session that has ended or is locked is shown as such at once.
 *
 * @returns a function that stops it.
 */
export function watchSession(client: QueryClient): () => void {
  const follow = (error: unknown) => {
    const failure = staffFailureOf(error);
    if (failure === 'unauthenticated') applySession(client, null);
    if (failure === 'deskLocked') applyLock(client);
  };
  const ends = [
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') follow(event.action.error);
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') follow(event.action.error);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
