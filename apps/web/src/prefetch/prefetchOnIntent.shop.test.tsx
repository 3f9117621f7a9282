import { MallProvider } from '@mall/hooks';
import { createMall, memoryStorage } from '@mall/sdk';
import { startTestMall, type TestMall } from '@mall/server/testing';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageLoader } from '../navigation/pageLoader';
import { routes } from '../routes';
import { prefetchOnIntent } from './prefetchOnIntent';

let shop: TestMall;
let stop: () => void;
let client: QueryClient;
let asked: string[];

beforeAll(async () => {
  shop = await startTestMall({});
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.reset();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = [];
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
  const mall = createMall({
    baseUrl: shop.baseUrl,
    storage: memoryStorage(),
    fetch: (input, init) => {
      asked.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
      return fetch(input, init);
    },
  });
  stop = prefetchOnIntent(client, mall, createPageLoader(routes));
  render(
    <MallProvider mall={mall}>
      <a href="/product/7">
        <span>芒果</span>
      </a>
      <a href="/article/8">貼文</a>
      <a href="https://elsewhere.test/product/9">別的網站</a>
    </MallProvider>,
  );
  asked = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const product = () => screen.getByText('芒果');
const rest = (ms: number) => vi.advanceTimersByTime(ms);

describe('a link', () => {
  it('prefetches its page’s data once when a mouse rests on it', async () => {
    fireEvent.pointerOver(product());
    rest(79);
    expect(asked).toEqual([]);
    rest(1);
    await vi.waitFor(() => expect(asked).toEqual(['/api/product/detail/7']));
    fireEvent.pointerOver(screen.getByText('別的網站'));
    fireEvent.pointerOver(product());
    rest(1000);
    expect(asked).toEqual(['/api/product/detail/7']);
  });

  it('prefetches nothing when a mouse only passes', () => {
    fireEvent.pointerOver(product());
    rest(40);
    fireEvent.pointerOver(document.body);
    rest(1000);
    expect(asked).toEqual([]);
  });

  it('prefetches its page’s data immediately when it is pressed, without opening the page', async () => {
    const before = location.pathname;
    fireEvent.pointerDown(product());
    rest(0);
    await vi.waitFor(() => expect(asked).toEqual(['/api/product/detail/7']));
    expect(location.pathname).toBe(before);
  });

  it.each([
    ['touched', () => fireEvent.pointerDown(screen.getByRole('link', { name: '貼文' }))],
    ['focused', () => fireEvent.focusIn(screen.getByRole('link', { name: '貼文' }))],
  ])('prefetches its post when it is %s', async (_, act) => {
    act();
    rest(80);
    await vi.waitFor(() => expect(asked).toEqual(['/api/article/detail/8']));
  });

  it('prefetches nothing when it leads to another site', () => {
    fireEvent.touchStart(screen.getByRole('link', { name: '別的網站' }));
    rest(1000);
    expect(asked).toEqual([]);
  });

  it.each([{ effectiveType: '2g' }, { effectiveType: '4g', saveData: true }])(
    'prefetches nothing on %o',
    (connection) => {
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));
      fireEvent.touchStart(product());
      rest(1000);
      expect(asked).toEqual([]);
    },
  );
});
