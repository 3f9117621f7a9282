import { useState, ViewTransition, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { hasSharedElement } from './sharedElementTransition';

/**
 * A page that grows out of what was tapped to open it, and otherwise is simply there: React starts a transition for
 * whatever `ViewTransition` it mounts, even one that is to do nothing.
 *
 * @example
 * <PageTransition key={pathname}><ProductPage /></PageTransition>
 */
export function PageTransition({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  // Decided once: another answer later would mount the page anew.
  const [grows] = useState(() => hasSharedElement(pathname));
  if (!grows) return children;
  return (
    <ViewTransition default="none" enter="auto">
      {children}
    </ViewTransition>
  );
}
