import { reloadOnStaleChunk } from '@mall/app/loading';
import { createMallQueryClient } from '@mall/hooks';
import { createStaffMall } from '@mall/sdk/staff';
import { createRouterWindow } from '@mall/ui';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App';
import { deskLanguage } from './messages/deskLanguage';
import { routes } from './routes';

deskLanguage.apply();
reloadOnStaleChunk();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const staff = createStaffMall({ language: () => deskLanguage.getState().current });
// The router takes its window so that Back closes an open dialog.
const router = createBrowserRouter(routes, { basename: '/desk', window: createRouterWindow() });
createRoot(root).render(
  <App staff={staff} queryClient={createMallQueryClient()} router={router} />,
);
