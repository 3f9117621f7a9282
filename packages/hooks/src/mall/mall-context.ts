import { createContext, useContext } from 'react';
import type { Mall } from '@mall/sdk';

/** The SDK client that a provider passes to the hooks below it. */
export const MallContext = createContext<Mall | null>(null);

/**
 * Returns the SDK client of the nearest {@link MallProvider}, for calls that no hook covers.
 *
 * @example
 * const mall = useMall();
 * await mall.search.products('芒果');
 */
export function useMall(): Mall {
  const mall = useContext(MallContext);
  if (!mall) {
    throw new Error(
      'Wrap the app in <MallProvider mall={createMall(…)}>: this hook reads its mall from there.',
    );
  }
  return mall;
}
