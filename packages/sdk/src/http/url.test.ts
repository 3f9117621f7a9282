import { expect, it, vi } from 'vitest';
import { fillPath } from './url';

it('fills the parts of a path, whatever they hold', () => {
  expect(fillPath('/api/search/product/{q}', { q: '芒果 50%/盒?' })).toBe(
    '/api/search/product/%E8%8A%92%E6%9E%9C%2050%25%2F%E7%9B%92%3F',
  );
});

it('appends a query, and leaves out what is not there', () => {
  expect(fillPath('/api/product/all', {}, { page: 2, sort: undefined, layer: null, q: '' })).toBe(
    '/api/product/all?page=2',
  );
});

it('adds no question mark to nothing', () => {
  expect(fillPath('/api/configs', {}, {})).toBe('/api/configs');
});

it('needs nothing that only new browsers have', () => {
  const size = vi.spyOn(URLSearchParams.prototype, 'size', 'get');
  // Safari before 17.
  size.mockReturnValue(undefined as never);
  expect(fillPath('/api/product/all', {}, { page: 2, q: '芒 果&' })).toBe(
    '/api/product/all?page=2&q=%E8%8A%92%20%E6%9E%9C%26',
  );
  size.mockRestore();
});
