import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { routes } from '../routes';
import { Overlays } from '../shell/Overlays';
import { RouteErrorBoundary } from '../errors/RouteErrorBoundary';
import { setupPages } from './setupPages';

/** The member centre's pages by themselves, without the header and footer of the site. */
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
