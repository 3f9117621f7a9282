import { Route, Routes } from 'react-router-dom';
import { routes } from '../routes';
import { RoutePage } from '../shell/RoutePage';
import { setupPages } from './setupPages';

/** Renders the whole site: every route with its guard and its layout. */
export const setupSite = (config?: Parameters<typeof setupPages>[1]) =>
  setupPages(
    () => (
      <Routes>
        {routes.map((route) => (
          <Route key={route.path} path={route.path} element={<RoutePage route={route} />} />
        ))}
      </Routes>
    ),
    config,
  );
