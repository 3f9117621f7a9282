import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns the site's origin, such as `https://mall.example`; empty during server rendering. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );
