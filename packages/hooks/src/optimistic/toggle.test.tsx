import { useQueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MallError } from '@mall/sdk';
import { useOptimisticToggle, useProduct } from '../index';
import { waitForIdle, renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

/** A storefront's own flag, stored by a call of the mall. */
function useFlag(p_id: number, send: (on: boolean) => Promise<boolean>, failed: unknown[]) {
  const client = useQueryClient();
  const product = useProduct(p_id);
  const on = product.data?.is_wait ?? false;
  const toggle = useOptimisticToggle({
    key: ['own', p_id],
    on,
    send,
    show: (is_wait) =>
      client.setQueryData(
        ['products', 'detail', p_id],
        product.data && { ...product.data, is_wait },
      ),
    onFailed: (error) => failed.push(error),
  });
  return { on, toggle, isRead: product.isSuccess };
}

async function flagOf(answer?: (on: boolean) => Promise<boolean>) {
  const { id } = await setup.server.makeProduct({ rules: [{ amount: 100, stock: 0 }] });
  const testClient = await setup.signedIn(await setup.server.makeMember());
  const failed: unknown[] = [];
  const send =
    answer ?? (async (on: boolean) => (await testClient.mall.products.wait(id, on)).is_wait);
  const { result } = renderHookWithMall(testClient, () => useFlag(id, send, failed));
  await waitFor(() => expect(result.current.isRead).toBe(true));
  return { id, failed, result, ...testClient };
}

it('useOptimisticToggle changes a flag at once, and the server stores it', async () => {
  const { id, result, mall, network } = await flagOf();
  const answer = network.hold('POST /api/product');
  act(() => result.current.toggle());
  await waitFor(() => expect(result.current.on).toBe(true));
  answer.release();
  await waitFor(async () => expect((await mall.products.detail(id)).is_wait).toBe(true));
  expect(result.current.on).toBe(true);
});

it('useOptimisticToggle rolls back when the server refuses, with a MallError for any thrown value', async () => {
  const thrown = new Error('a fault of the page');
  const { result, failed } = await flagOf(() => Promise.reject(thrown));
  act(() => result.current.toggle(true));
  await waitFor(() => expect(failed).not.toEqual([]));
  await waitForIdle();
  expect(result.current.on).toBe(false);
  expect(failed).toHaveLength(1);
  expect(failed[0]).toBeInstanceOf(MallError);
  expect(failed[0]).toMatchObject({ failure: 'unreachable', cause: thrown });
});
