import { ErrorBoundary, RouteError } from '@mall/app/errors';
import { ChunkLoadError } from '@mall/app/loading';
import { lazy, type ReactNode } from 'react';
import { Hydrating } from '../hydration/Hydrating';

/** Prefetched with the next pages; if it cannot be loaded, the root boundary shows an error. */
const ErrorPage = lazy(() => import('./ErrorPage'));

export interface RouteErrorBoundaryProps {
  /** The current location: navigation resets the error. */
  readonly location: string;
  readonly children: ReactNode;
}

function showErrorPage(error: unknown): ReactNode {
  const known = error instanceof RouteError ? error : undefined;
  return (
    <Hydrating>
      <ErrorPage
        status={known?.status}
        message={known?.message}
        isLoadFailure={error instanceof ChunkLoadError}
      />
    </Hydrating>
  );
}

/** Shows the error page in place of a page that threw; the header and footer around it stay. */
export function RouteErrorBoundary({ location, children }: RouteErrorBoundaryProps) {
  return (
    <ErrorBoundary resetKey={location} fallback={showErrorPage}>
      {children}
    </ErrorBoundary>
  );
}
