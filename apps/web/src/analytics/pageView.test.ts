import { expect, it } from 'vitest';
import { pageView } from './pageView';

const shown = (pathname: string, search = '') => ({ pathname, search, title: '標題' });

it('names an open page, and what brought the visitor there', () => {
  expect(
    pageView(
      { path: '/product/:id', layout: 'store' },
      shown('/product/1001', '?utm_source=line&t=secret'),
    ),
  ).toEqual({ path: '/product/1001?utm_source=line', title: '標題' });
});

it('does not tell a member’s order', () => {
  expect(
    pageView({ path: '/order/:id', layout: 'member', guarded: true }, shown('/order/20261122ABCD')),
  ).toEqual({ path: '/order/:id', title: '/order/:id' });
});

it.each([
  ['/forget/:id', 'login', '/forget/a-key', ''],
  ['/email', 'login', '/email', '?t=a-key'],
  ['/auth/line', 'member', '/auth/line', '?code=a-key&state=b'],
] as const)(
  'reports nothing of %s, whose address holds a key',
  (path, layout, pathname, search) => {
    expect(pageView({ path, layout }, shown(pathname, search))).toBeNull();
  },
);
