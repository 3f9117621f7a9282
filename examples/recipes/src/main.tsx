import { MallProvider } from '@mall/hooks';
import { createMall } from '@mall/sdk';
import { ToastProvider } from '@mall/ui/kit';
import { ThemeStyles, UiProvider } from '@mall/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const mall = createMall({ baseUrl: import.meta.env['VITE_MALL_URL'] ?? 'http://localhost:3000' });

const root = document.getElementById('root');
if (!root) throw new Error('No #root in this page');
createRoot(root).render(
  <StrictMode>
    <MallProvider mall={mall}>
      <UiProvider>
        <ThemeStyles />
        <ToastProvider>
          <App />
        </ToastProvider>
      </UiProvider>
    </MallProvider>
  </StrictMode>,
);
