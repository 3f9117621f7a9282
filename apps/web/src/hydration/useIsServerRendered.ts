import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns whether the server rendered this component; the value never changes. */
export function useIsServerRendered(): boolean {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasFromServer] = useState(isFromServer);
  return wasFromServer;
}
