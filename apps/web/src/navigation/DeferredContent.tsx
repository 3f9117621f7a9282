import { useDeferredValue, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isOpenedByTap } from './sharedElementTransition';

/**
 * Content below the fold. On a page opened by a tap it renders after the first paint, so that the tap gets an earlier
 * response.
 *
 * @example
 * <DeferredContent><Recommendations articles={product.articles} /></DeferredContent>
 */
export function DeferredContent({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [isTapped] = useState(() => isOpenedByTap(pathname));
  return useDeferredValue(true, !isTapped) && children;
}
