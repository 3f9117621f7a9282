import { useState, ViewTransition, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { hasSharedElement } from './sharedElementTransition';

/**
 * Wraps a page in a `ViewTransition` if it was opened by a tap on a shared element. Other pages get none, because
 * React starts a transition for every mounted `ViewTransition`.
 *
 * @example
 * <PageTransition key={pathname}><ProductPage /></PageTransition>
 */
export function PageTransition({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  // Decided once: a later change would remount the page.
  const [grows] = useState(() => hasSharedElement(pathname));
  if (!grows) return children;
  return (
    <ViewTransition default="none" enter="auto">
      {children}
    </ViewTransition>
  );
}
