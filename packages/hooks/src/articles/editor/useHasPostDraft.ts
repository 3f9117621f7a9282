import { useSyncExternalStore } from 'react';
import { useSession } from '../../session/useSession';
import { readPostDraft, subscribePostDrafts } from './post-drafts';

const none = () => false;

/**
 * Returns whether a draft of a new post of the member waits on this device; false for guests and on a server.
 *
 * @example
 * const hasDraft = useHasPostDraft();
 */
export function useHasPostDraft(): boolean {
  const member = useSession()?.profile.id;
  return useSyncExternalStore(
    subscribePostDrafts,
    () => member !== undefined && readPostDraft({ member, articleId: undefined }) !== null,
    none,
  );
}
