import { createContext, useContext } from 'react';
import type { Mall } from '@mall/sdk';
import type { CheckoutDrafts } from './checkout/drafts';

/** What a provider hands to the hooks below it. */
export interface MallContextValue {
  readonly mall: Mall;
  readonly drafts: CheckoutDrafts;
}

export const MallContext = createContext<MallContextValue | null>(null);

export function useMallContext(): MallContextValue {
  const value = useContext(MallContext);
  if (!value)
    throw new Error(
      'Wrap the app in <MallProvider mall={createMall(…)}>: this hook reads its mall from there.',
    );
  return value;
}

/**
 * The mall of the nearest {@link MallProvider}: for a call that no hook covers.
 *
 * @example
 * const mall = useMall();
 * await mall.search.products('芒果');
 */
export const useMall = (): Mall => useMallContext().mall;
