import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useState, type ComponentType } from 'react';
import { expect, it } from 'vitest';
import { createPageLoading, type Page, type PageLoading } from './createPageLoading';

type Chunk = { readonly default: ComponentType };

/** A page whose chunk loads when `arrive` is called. */
function controlledPage({ lazyPage }: PageLoading) {
  let arrive: (chunk: Chunk) => void = () => undefined;
  const chunk = new Promise<Chunk>((resolve) => (arrive = resolve));
  return { page: lazyPage(() => chunk), arrive };
}

/** A site that goes from its first page to `next` in a transition. */
function Site({ loading, next }: { readonly loading: PageLoading; readonly next: Page }) {
  const [Shown, open] = useState<Page>(() => () => <h1>商城</h1>);
  return (
    <>
      <button type="button" onClick={() => startTransition(() => open(() => next))}>
        貼文牆
      </button>
      <output>{loading.useIsPagePending() ? 'pending' : 'loaded'}</output>
      <Suspense>
        <Shown />
      </Suspense>
    </>
  );
}

it('counts a page as pending until its chunk has loaded, and not on another site', async () => {
  const [shop, desk] = [createPageLoading(), createPageLoading()];
  const { page, arrive } = controlledPage(shop);
  render(<Site loading={shop} next={page} />);
  render(<Site loading={desk} next={page} />);
  await act(async () => fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement));
  expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual([
    'pending',
    'loaded',
  ]);
  await act(async () => arrive({ default: () => <h1>街坊的貼文</h1> }));
  expect(screen.getByRole('heading', { name: '街坊的貼文' })).toBeVisible();
  expect(screen.queryByText('pending')).toBeNull();
});

it('renders synchronously when its chunk has loaded before', async () => {
  const { page: Wall, arrive } = controlledPage(createPageLoading());
  arrive({ default: () => <h1>街坊的貼文</h1> });
  await Wall.load();
  render(<Wall />);
  expect(screen.getByRole('heading', { name: '街坊的貼文' })).toBeVisible();
});
