import { useDeferredValue, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isOpenedByTap } from './sharedElementTransition';

/**
 * What a page shows below its first screen. On a page that a tap has opened it is drawn once that screen stands: a
 * phone would keep the finger waiting for what is not seen yet.
 *
 * @example
 * <DeferredContent><Recommendations articles={product.articles} /></DeferredContent>
 */
export function DeferredContent({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [isTapped] = useState(() => isOpenedByTap(pathname));
  return useDeferredValue(true, !isTapped) && children;
}
