import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns true on a server and while its page is hydrated, then false. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
