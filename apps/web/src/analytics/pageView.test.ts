import { expect, it } from 'vitest';
import { pageView } from './pageView';

const shown = (pathname: string, search = '') => ({ pathname, search, title: '標題' });

it('reports the page and the campaign when a page is opened', () => {
  expect(
    pageView(
      { path: '/product/:id', layout: 'store' },
      shown('/product/1001', '?utm_source=line&t=secret'),
    ),
  ).toEqual({ path: '/product/1001?utm_source=line', title: '標題' });
});

it('removes the order id when a member’s page is opened', () => {
  expect(
    pageView({ path: '/order/:id', layout: 'member', guarded: true }, shown('/order/20261122ABCD')),
  ).toEqual({ path: '/order/:id', title: '/order/:id' });
});

it.each([
  ['/forget/:id', 'login', '/forget/a-key', ''],
  ['/email', 'login', '/email', '?t=a-key'],
  ['/auth/line', 'member', '/auth/line', '?code=a-key&state=b'],
] as const)(
  'reports nothing for %s, whose URL contains a secret',
  (path, layout, pathname, search) => {
    expect(pageView({ path, layout }, shown(pathname, search))).toBeNull();
  },
);
