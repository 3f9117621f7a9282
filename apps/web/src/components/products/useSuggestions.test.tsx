import { DialogQueueProvider } from '@mall/app/overlays';
import { createMallQueryClient, MallProvider } from '@mall/hooks';
import { createMall, memoryStorage } from '@mall/sdk';
import { createMockMall, replies } from '@mall/sdk/testing/mock';
import { ToastProvider } from '@mall/ui';
import { act, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SiteLabels } from '../../shell/SiteLabels';
import '../../testing/browser';
import SuggestedShelf from './SuggestedShelf';
import SuggestedThree from './SuggestedThree';

const { list } = replies.products.all;

function setup() {
  const mock = createMockMall();
  const mall = createMall({
    baseUrl: 'https://mall.test',
    fetch: mock.fetch,
    storage: memoryStorage(),
  });
  const queryClient = createMallQueryClient();
  const show = (Suggested: ComponentType) =>
    render(
      <MallProvider mall={mall} queryClient={queryClient}>
        <MemoryRouter>
          <SiteLabels>
            <ToastProvider>
              <DialogQueueProvider>
                <Suggested />
              </DialogQueueProvider>
            </ToastProvider>
          </SiteLabels>
        </MemoryRouter>
      </MallProvider>,
    );
  return { mock, mall, queryClient, show };
}

/** The names of the suggested products, from the start. */
const namesIn = async (title: string) =>
  within(await screen.findByRole('region', { name: title }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe.each([
  ['the shelf', SuggestedShelf],
  ['the row of three', SuggestedThree],
])('%s of suggestions', (_name, Suggested) => {
  it('keeps the order of the products when a later reply has another one', async () => {
    const { mock, queryClient, show } = setup();
    show(Suggested);
    const before = await namesIn('大家都在買');
    expect(before).toEqual(list.slice(0, before.length).map(({ name }) => name));
    const changed = list
      .map((product) => (product.name === before[0] ? { ...product, name: '改名的商品' } : product))
      .toReversed();
    mock.answer({ 'products.all': { ...replies.products.all, list: changed } });
    await act(() => queryClient.invalidateQueries({ queryKey: ['products'] }));
    // The new name is shown, at the old place.
    await screen.findByText('改名的商品');
    expect(await namesIn('大家都在買')).toEqual(['改名的商品', ...before.slice(1)]);
  });

  it('shows nothing else before a member’s collection when that comes last', async () => {
    const { mock, mall, show } = setup();
    mall.session.start('token', replies.members.profile);
    const [product] = replies.products.collected.list;
    const collected = [1, 2, 3].flatMap((p_id) =>
      product ? [{ ...product, p_id, name: `收藏 ${p_id}` }] : [],
    );
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    mock.answer({
      'products.collected': async () => {
        await answered;
        return { ...replies.products.collected, list: collected };
      },
    });
    show(Suggested);
    await expect.poll(() => mock.calls.map(({ call }) => call)).toContain('products.all');
    await act(async () => {});
    expect(screen.queryByRole('region', { name: '大家都在買' })).toBeNull();
    answer();
    expect(await namesIn('您的收藏')).toEqual(['收藏 1', '收藏 2', '收藏 3']);
  });
});
