import { MallProvider } from '@mall/hooks';
import { createMall } from '@mall/sdk';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import './style.css';

// One client for the whole app. Without `baseUrl` it calls the page's own origin: see vite.config.ts.
const mall = createMall();

const root = document.getElementById('root');
if (!root) throw new Error('No #root in this page');
createRoot(root).render(
  <StrictMode>
    <MallProvider mall={mall}>
      <App />
    </MallProvider>
  </StrictMode>,
);
