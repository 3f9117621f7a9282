import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the server drew this component, on the server and in the browser that takes it over; it stays so. */
export function useIsServerRendered(): boolean {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasFromServer] = useState(isFromServer);
  return wasFromServer;
}
