import { MallProvider } from '@mall/hooks';
import { ThemeStyles, ToastProvider } from '@mall/ui';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { mall } from './mall';
import { routes } from './routes';
import { RootErrorBoundary } from './shell/RootErrorBoundary';
import { RoutePage } from './shell/RoutePage';
import { SiteLabels } from './shell/SiteLabels';

/** The site: SDK client, theme and routes. */
export function App() {
  return (
    <RootErrorBoundary>
      <ThemeStyles />
      <MallProvider mall={mall}>
        <BrowserRouter>
          <SiteLabels>
            <ToastProvider>
              <Routes>
                {routes.map((route) => (
                  <Route key={route.path} path={route.path} element={<RoutePage route={route} />} />
                ))}
              </Routes>
            </ToastProvider>
          </SiteLabels>
        </BrowserRouter>
      </MallProvider>
    </RootErrorBoundary>
  );
}
