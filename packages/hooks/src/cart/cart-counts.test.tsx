import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCart, useCartCounts } from '../index';
import { renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

it('counts the units of each layer’s cart, and follows a change at once', async () => {
  const { server } = setup;
  const member = await server.makeMember();
  const tea = await server.makeProduct({ layer: 1, rules: [{ amount: 100, stock: 10 }] });
  const cake = await server.makeProduct({ layer: 2, rules: [{ amount: 300, stock: 10 }] });
  const put = (layer: number, rule_id = 0, quantity = 1) =>
    server
      .as(member)
      .post(`/api/shopping/cart/${layer}/add`, { rule_id, quantity, type: 1, relation_id: 0 });
  await put(1, tea.rules[0]?.id, 3);
  await put(2, cake.rules[0]?.id, 2);
  const { result } = renderHookWithMall(await setup.signedIn(member), () => ({
    counts: useCartCounts(),
    cart: useCart(2),
  }));
  expect(result.current.counts).toEqual({});
  await waitFor(() => expect(result.current.counts).toEqual({ 1: 3, 2: 2, 3: 0 }));
  const [line] = result.current.cart.cart?.list ?? [];
  if (!line) throw new Error('The cart has a line');
  act(() => result.current.cart.setQuantity(line, 5));
  expect(result.current.counts).toEqual({ 1: 3, 2: 5, 3: 0 });
});
