import { MallProvider } from '@mall/hooks';
import { createMall } from '@mall/sdk';
import { ToastProvider } from '@mall/ui/kit';
import { ThemeStyles, UiProvider } from '@mall/ui/theme';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import nightMarket from './night-market';

const mall = createMall();

const root = document.getElementById('root');
if (!root) throw new Error('No #root in this page');
createRoot(root).render(
  <MallProvider mall={mall}>
    <UiProvider>
      <ThemeStyles theme={nightMarket} />
      <ToastProvider>
        <App />
      </ToastProvider>
    </UiProvider>
  </MallProvider>,
);
