import { createMall, memoryStorage } from '@mall/sdk';
import { createMockMall, refusal, replies } from '@mall/sdk/testing/mock';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { MallProvider, useCart, useProduct } from './index';

afterEach(cleanup);

/** Renders a part of a page over a mall without a server. */
function mockedPage(answers?: Parameters<typeof createMockMall>[0]) {
  const mock = createMockMall(answers);
  const mall = createMall({
    baseUrl: 'https://mall.test',
    fetch: mock.fetch,
    storage: memoryStorage(),
  });
  mall.session.start('token', replies.members.profile);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MallProvider mall={mall}>{children}</MallProvider>
  );
  return { mock, wrapper };
}

describe('hooks over a mock mall', () => {
  it('return its fixtures', async () => {
    const { wrapper } = mockedPage();
    const { result } = renderHook(() => useProduct(1001), { wrapper });
    await waitFor(() => expect(result.current.data?.name).toBe('愛文芒果禮盒'));
  });

  it('roll back when it refuses', async () => {
    const { mock, wrapper } = mockedPage({
      'cart.update': refusal('stockShort', { args: ['愛文芒果禮盒', 2] }),
    });
    const failures: unknown[] = [];
    const { result } = renderHook(() => useCart(1, { onFailed: (error) => failures.push(error) }), {
      wrapper,
    });
    await waitFor(() => expect(result.current.cart?.list).toHaveLength(2));
    const [mango] = result.current.cart?.list ?? [];
    if (!mango) throw new Error('There is no mango');
    act(() => result.current.setQuantity(mango, 3));
    expect(result.current.cart?.list[0]?.quantity).toBe(3);
    await waitFor(() => expect(failures).toMatchObject([{ msg: '「愛文芒果禮盒」只剩 2 件' }]));
    await waitFor(() => expect(result.current.cart?.list[0]?.quantity).toBe(1));
    expect(mock.calls).toContainEqual(
      expect.objectContaining({
        call: 'cart.update',
        body: { rule_id: mango.rule_id, relation_id: 0, quantity: 3 },
      }),
    );
  });
});
