import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearRecentProducts, useRecentProducts } from '../index';
import { renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();
beforeEach(clearRecentProducts);

/** Opens a product's page; returns the recently viewed products when they are fetched. */
async function look(id: number, before: readonly string[]) {
  const { result, unmount } = renderHookWithMall(setup.guest(), () => useRecentProducts(id));
  await waitFor(() => expect((result.current.data ?? []).map(({ name }) => name)).toEqual(before));
  unmount();
}

describe('useRecentProducts', () => {
  it('returns the viewed products from this device, the latest first, each once, without the current one', async () => {
    const [a, b, c] = [
      (await setup.server.makeProduct({ name: '甲' })).id,
      (await setup.server.makeProduct({ name: '乙' })).id,
      (await setup.server.makeProduct({ name: '丙' })).id,
    ];
    await look(a, []);
    await look(b, ['甲']);
    await look(c, ['乙', '甲']);
    await look(a, ['丙', '乙']);
    await look(c, ['甲', '乙']);
  });

  it('omits products that are no longer sold', async () => {
    const { id } = await setup.server.makeProduct({ name: '甲', published: false });
    const { id: other } = await setup.server.makeProduct({ name: '乙' });
    const { id: third } = await setup.server.makeProduct({ name: '丙' });
    await look(id, []);
    await look(other, []);
    await look(third, ['乙']);
  });
});
