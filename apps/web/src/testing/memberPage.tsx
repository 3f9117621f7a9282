import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import MemberPages from '../memberPages';
import { Overlays } from '../shell/Overlays';
import { RouteErrorBoundary } from '../shell/RouteErrorBoundary';
import { setupPages } from './setupPages';

/** The member centre's pages by themselves, without the header and footer of the site. */
export const setupShop = () =>
  setupPages((path) => (
    <>
      <RouteErrorBoundary location={path}>
        <Suspense>
          <Routes>
            <Route path="*" element={<MemberPages />} />
          </Routes>
        </Suspense>
      </RouteErrorBoundary>
      <Overlays />
    </>
  ));
