import { CurrentDialog, useDialogQueue } from '@mall/app/overlays';
import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { ScreenBoundary } from './ScreenBoundary';

/** Every address of the desk, with the dialogs above it. */
export function DeskRoot() {
  const { dismissQuestions } = useDialogQueue();
  const { pathname, search } = useLocation();
  useEffect(() => dismissQuestions, [dismissQuestions, pathname, search]);
  return (
    <>
      <ScreenBoundary location={pathname + search}>
        <Suspense>
          <Outlet />
        </Suspense>
      </ScreenBoundary>
      <CurrentDialog />
      <ScrollRestoration />
    </>
  );
}
