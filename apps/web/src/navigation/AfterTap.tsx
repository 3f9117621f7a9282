import { useDeferredValue, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { wasTapped } from './tapped';

/**
 * What a page shows below its first screen. On a page that a tap has opened it is drawn once that screen stands: a
 * phone would keep the finger waiting for what is not seen yet.
 *
 * @example
 * <AfterTap><Recommendations articles={product.articles} /></AfterTap>
 */
export function AfterTap({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [isTapped] = useState(() => wasTapped(pathname));
  return useDeferredValue(true, !isTapped) && children;
}
