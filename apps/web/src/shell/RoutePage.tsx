import { useSession } from '@mall/hooks';
import { Navigate, useLocation } from 'react-router-dom';
import { to } from '../paths/paths';
import type { SiteRoute } from '../navigation/SiteRoute';
import { PageTransition } from '../navigation/PageTransition';
import { RouteErrorBoundary } from '../errors/RouteErrorBoundary';
import { RouteOverlay } from './RouteOverlay';
import { Shell } from './Shell';
import { useSessionEnded } from './useSessionEnded';

/** Renders a route's page in its layout, behind its auth guard. */
export function RoutePage({ route }: { readonly route: SiteRoute }) {
  const session = useSession();
  const ended = useSessionEnded(session);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  if (route.guarded && !session) {
    return <Navigate replace to={ended ? to.home() : to.login(here)} />;
  }

  const Page = route.page;
  return (
    <Shell route={route}>
      <RouteErrorBoundary location={here}>
        <RouteOverlay>
          <PageTransition key={pathname}>
            <Page />
          </PageTransition>
        </RouteOverlay>
      </RouteErrorBoundary>
    </Shell>
  );
}
