import { expect, it, vi } from 'vitest';
import { fillPath } from './url';

it('fillPath encodes the parts of a path', () => {
  expect(fillPath('/api/search/product/{q}', { q: '芒果 50%/盒?' })).toBe(
    '/api/search/product/%E8%8A%92%E6%9E%9C%2050%25%2F%E7%9B%92%3F',
  );
});

it('fillPath appends a query and omits missing values', () => {
  expect(fillPath('/api/product/all', {}, { page: 2, sort: undefined, layer: null, q: '' })).toBe(
    '/api/product/all?page=2',
  );
});

it('fillPath adds no question mark without a query', () => {
  expect(fillPath('/api/configs', {}, {})).toBe('/api/configs');
});

it('fillPath uses nothing that only new browsers have', () => {
  const size = vi.spyOn(URLSearchParams.prototype, 'size', 'get');
  // Safari before 17.
  size.mockReturnValue(undefined as never);
  expect(fillPath('/api/product/all', {}, { page: 2, q: '芒 果&' })).toBe(
    '/api/product/all?page=2&q=%E8%8A%92%20%E6%9E%9C%26',
  );
  size.mockRestore();
});
