import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useProductFacets } from '../index';
import { renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

describe('useProductFacets', () => {
  it('counts the filtered list, whatever its order', async () => {
    await setup.server.makeProduct({ layer: 2, rules: [{ amount: 100 }] });
    await setup.server.makeProduct({ layer: 2, rules: [{ amount: 900 }] });
    const testClient = setup.guest();
    const { result, rerender } = renderHookWithMall(testClient, () =>
      useProductFacets({ all: true }, { price_max: 300, sort: 'price_asc' }),
    );
    await waitFor(() => expect(result.current.data?.layers[1]).toEqual({ layer: 2, count: 1 }));
    expect(result.current.data?.prices.map(({ count }) => count)).toEqual([1, 0, 1, 0]);
    rerender();
    expect(testClient.network.count('GET /api/product/all')).toBe(1);
  });

  it('is not fetched before the filters are displayed', () => {
    const testClient = setup.guest();
    const { result } = renderHookWithMall(testClient, () =>
      useProductFacets({ all: true }, {}, { enabled: false }),
    );
    expect(result.current.data).toBeUndefined();
    expect(testClient.network.count('GET /api/product/all')).toBe(0);
  });
});
