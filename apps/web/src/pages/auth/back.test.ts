import { expect, it } from 'vitest';
import { to } from '../../paths/paths';
import { backFrom } from './back';

const back = (value: string) => backFrom(new URLSearchParams({ back: value }));

it.each(['/mall', '/cart/temp?temp=2', '/product/1001#details', '/search/%E8%8A%92%E6%9E%9C'])(
  'goes back to %s',
  (place) => expect(back(place)).toBe(place),
);

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  'javascript:alert(1)',
  ' /mall',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  'mall',
  '',
])('goes home instead of to %j', (place) => {
  expect(back(place)).toBe(to.home());
});

it('goes home when there is no parameter', () => {
  expect(backFrom(new URLSearchParams())).toBe(to.home());
});

it('survives the sign-in page unchanged', () => {
  const place = '/mall?layer=1&in_stock=1';
  expect(backFrom(new URL(to.login(place), 'https://shop.example').searchParams)).toBe(place);
});
