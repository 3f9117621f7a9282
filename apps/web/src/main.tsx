import { RouteError } from '@mall/app/errors';
import { reloadOnStaleChunk } from '@mall/app/loading';
import { createMallQueryClient } from '@mall/hooks';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App } from './App';
import { mall } from './mall/mall';
import { siteLanguage } from './messages/siteLanguage';
import { watchConnection } from './offline/connection';
import { routes } from './routes';
import { isSkipped } from './navigation/motion';
import { pathAt } from './navigation/pathAt';
import { hydrate } from './hydration/hydrate';

siteLanguage.apply();
watchConnection();
reloadOnStaleChunk();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const options: RootOptions = {
  // A `RouteError` such as a 404 is an expected answer, not an error to report.
  onCaughtError: (error) => {
    if (!(error instanceof RouteError)) reportError(error);
  },
  onRecoverableError: (error) => {
    if (!isSkipped(error)) reportError(error);
  },
};
const queryClient = createMallQueryClient();
const rendering = hydrate(root, queryClient, mall);
const app = <App mall={mall} queryClient={queryClient} rendering={rendering} />;
if (rendering === null) {
  root.replaceChildren();
  createRoot(root, options).render(app);
} else {
  const here = pathAt(
    routes.map(({ path }) => path),
    location.pathname,
  );
  const page = routes.find(({ path }) => path === here)?.page;
  const loaded = page && 'load' in page ? page.load() : Promise.resolve();
  // The page shows the server's markup meanwhile; a missing chunk is requested again and reported. The transition
  // hydrates in slices, so that input is handled in between.
  const start = () => startTransition(() => void hydrateRoot(root, app, options));
  loaded.then(start, start);
}
