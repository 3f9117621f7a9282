import { createContext, useContext } from 'react';
import type { Mall } from '@mall/sdk';

/** The mall that a provider hands to the hooks below it. */
export const MallContext = createContext<Mall | null>(null);

/**
 * The mall of the nearest {@link MallProvider}: for a call that no hook covers.
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
