import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCachedProduct, useProductList } from '../index';
import { renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

it('useCachedProduct returns a product that a cached list contains, by its id', async () => {
  const mango = await setup.server.makeProduct({ name: '芒果', rules: [{ amount: 690 }] });
  const guava = await setup.server.makeProduct({ name: '芭樂' });
  const { result, rerender } = renderHookWithMall(setup.guest(), ({ id } = { id: 0 }) => ({
    list: useProductList({ all: true }),
    known: useCachedProduct(id),
  }));
  await waitFor(() => expect(result.current.list.items).toHaveLength(2));
  expect(result.current.known).toBeUndefined();
  rerender({ id: mango.id });
  expect(result.current.known).toMatchObject({ name: '芒果', amount: 690 });
  rerender({ id: guava.id });
  expect(result.current.known).toMatchObject({ name: '芭樂' });
  rerender({ id: 999_999 });
  expect(result.current.known).toBeUndefined();
});
