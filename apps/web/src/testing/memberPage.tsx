import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { routes } from '../routes';
import { Overlays } from '../shell/Overlays';
import { RouteErrorBoundary } from '../errors/RouteErrorBoundary';
import { setupPages } from './setupPages';

/** Renders the pages of the member centre without the site's header and footer. */
export const setupShop = () =>
  setupPages((path) => (
    <>
      <RouteErrorBoundary location={path}>
        <Suspense>
          <Routes>
            {routes.map(({ path, page: Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Routes>
        </Suspense>
      </RouteErrorBoundary>
      <Overlays />
    </>
  ));
