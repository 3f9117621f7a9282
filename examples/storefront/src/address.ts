import { useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** The parts of the address: `#/product/1001` is `['product', '1001']`. Any router will do. */
export const useAddress = () =>
  useSyncExternalStore(listen, () => location.hash)
    .replace('#/', '')
    .split('/');
