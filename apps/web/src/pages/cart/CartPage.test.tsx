import { DialogQueueProvider } from '@mall/app/overlays';
import { MallProvider } from '@mall/hooks';
import { createMall, memoryStorage } from '@mall/sdk';
import { createMockMall, refusal, replies } from '@mall/sdk/testing/mock';
import { ToastProvider } from '@mall/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SiteLabels } from '../../shell/SiteLabels';
import '../../testing/browser';
import CartPage from './CartPage';

it('offers a retry when the settings cannot be loaded, and shows the carts after it', async () => {
  const mock = createMockMall({
    'configs.get': refusal('unreachable'),
  });
  const mall = createMall({
    baseUrl: 'https://mall.test',
    fetch: mock.fetch,
    storage: memoryStorage(),
  });
  mall.session.start('a token', replies.members.profile);
  render(
    <MallProvider mall={mall}>
      <MemoryRouter initialEntries={['/cart/temp']}>
        <SiteLabels>
          <ToastProvider>
            <DialogQueueProvider>
              <CartPage />
            </DialogQueueProvider>
          </ToastProvider>
        </SiteLabels>
      </MemoryRouter>
    </MallProvider>,
  );
  expect(await screen.findByText('購物車載入失敗')).toBeVisible();
  mock.answer({ 'configs.get': replies.configs.get });
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  expect(await screen.findByRole('tablist', { name: '依溫層分開結帳的購物車' })).toBeVisible();
});
