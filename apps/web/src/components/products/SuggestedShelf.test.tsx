import { DialogQueueProvider } from '@mall/app/overlays';
import { createMallQueryClient, MallProvider } from '@mall/hooks';
import { createMall, memoryStorage } from '@mall/sdk';
import { createMockMall, replies } from '@mall/sdk/testing/mock';
import { ToastProvider } from '@mall/ui';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SiteLabels } from '../../shell/SiteLabels';
import '../../testing/browser';
import SuggestedShelf from './SuggestedShelf';

const { list } = replies.products.all;
const names = list.map(({ name }) => name);

/** The names of the products in the row, from its start. */
const shown = async () => {
  const row = await screen.findByRole('region', { name: '大家都在買' });
  return within(row)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
};

it('keeps the order of the products when a later reply has another one', async () => {
  const mock = createMockMall();
  const mall = createMall({
    baseUrl: 'https://mall.test',
    fetch: mock.fetch,
    storage: memoryStorage(),
  });
  const queryClient = createMallQueryClient();
  render(
    <MallProvider mall={mall} queryClient={queryClient}>
      <MemoryRouter>
        <SiteLabels>
          <ToastProvider>
            <DialogQueueProvider>
              <SuggestedShelf />
            </DialogQueueProvider>
          </ToastProvider>
        </SiteLabels>
      </MemoryRouter>
    </MallProvider>,
  );
  const before = await shown();
  expect(before).toEqual(names.slice(0, before.length));
  const changed = list
    .map((product) => (product.name === before[0] ? { ...product, name: '改名的商品' } : product))
    .toReversed();
  mock.answer({ 'products.all': { ...replies.products.all, list: changed } });
  await act(() => queryClient.invalidateQueries({ queryKey: ['products'] }));
  // The new name is shown, at the old place.
  await screen.findByText('改名的商品');
  expect(await shown()).toEqual(['改名的商品', ...before.slice(1)]);
});
