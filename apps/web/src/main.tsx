import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { applyLanguage } from './messages/language';
import { reloadOnStaleChunk } from './shell/reloadOnStaleChunk';
import { RouteError } from './shell/RouteError';

applyLanguage();
reloadOnStaleChunk();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root, {
  // An address that leads nowhere is an answer, not a fault of the site.
  onCaughtError: (error) => {
    if (!(error instanceof RouteError)) reportError(error);
  },
}).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
