import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { applyLanguage } from './messages/language';
import { watchConnection } from './offline/connection';
import { reloadOnStaleChunk } from './shell/reloadOnStaleChunk';
import { RouteError } from './shell/RouteError';

applyLanguage();
watchConnection();
reloadOnStaleChunk();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root, {
  // A `RouteError` such as a 404 is an expected answer, not an error to report.
  onCaughtError: (error) => {
    if (!(error instanceof RouteError)) reportError(error);
  },
}).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
