import { expect, it } from 'vitest';
import { pageAddress } from './pageAddress';

it.each([
  ['/mall', '', [], '/mall'],
  ['/mall', '?utm_source=line&fbclid=x&gclid=y', ['sort'], '/mall'],
  ['/mall', '?b=2&a=1', ['a', 'b'], '/mall?a=1&b=2'],
  ['/mall', '?a=1&a=2', ['a'], '/mall?a=1'],
  ['/login', '?back=%2Fmall%3Fa%3D1%26b', ['back'], '/login?back=%2Fmall%3Fa%3D1%26b'],
])('maps %s%s with %j to the page %s', (pathname, search, parameters, address) => {
  expect(pageAddress(pathname, search, parameters)).toBe(address);
});
