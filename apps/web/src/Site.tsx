import { Clock } from '@mall/app/messages';
import { DialogQueueProvider } from '@mall/app/overlays';
import { MallProvider } from '@mall/hooks';
import type { Mall } from '@mall/sdk';
import { ThemeStyles, ToastProvider } from '@mall/ui';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { createPageLoader, PageLoaderContext } from './navigation/pageLoader';
import { routes } from './routes';
import { RootErrorBoundary } from './errors/RootErrorBoundary';
import { RoutePage } from './shell/RoutePage';
import { SiteLabels } from './shell/SiteLabels';
import { HydrationMark } from './hydration/Hydrating';

const loadPage = createPageLoader(routes);

export interface SiteProps {
  readonly mall: Mall;
  readonly queryClient: QueryClient;
}

/** The site below its router, the same on the server and in the browser: SDK client, theme and routes. */
export function Site({ mall, queryClient }: SiteProps) {
  return (
    <StrictMode>
      <HydrationMark />
      <RootErrorBoundary>
        <ThemeStyles />
        <MallProvider mall={mall} queryClient={queryClient}>
          <Clock value={mall.now}>
            <SiteLabels>
              <ToastProvider>
                <DialogQueueProvider>
                  <PageLoaderContext value={loadPage}>
                    <Routes>
                      {routes.map((route) => (
                        <Route
                          key={route.path}
                          path={route.path}
                          element={<RoutePage route={route} />}
                        />
                      ))}
                    </Routes>
                  </PageLoaderContext>
                </DialogQueueProvider>
              </ToastProvider>
            </SiteLabels>
          </Clock>
        </MallProvider>
      </RootErrorBoundary>
    </StrictMode>
  );
}
