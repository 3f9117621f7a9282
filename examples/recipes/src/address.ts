import { useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** The parts of the address: `#checkout-1` is `['checkout', '1']`. Any router will do. */
export const useAddress = () =>
  useSyncExternalStore(listen, () => location.hash)
    .slice(1)
    .split('-');
