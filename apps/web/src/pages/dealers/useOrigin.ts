import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The site's own address, such as `https://mall.example`; empty while it is rendered on a server. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );
