import type { MadeProduct, TestMember } from '@mall/server/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '@mall/sdk';
import {
  useAddAllToCart,
  useBadges,
  useCart,
  useCartPreview,
  useProductSelection,
  type SelectableProduct,
} from '../index';
import { renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();
const ADD = 'POST /api/shopping/cart/add';

let member: TestMember;
let rice: MadeProduct;
let milk: MadeProduct;
beforeEach(async () => {
  member = await setup.server.makeMember();
  rice = await setup.server.makeProduct({ name: '池上米', rules: [{ amount: 100, stock: 10 }] });
  milk = await setup.server.makeProduct({
    name: '鮮奶',
    layer: 2,
    rules: [{ amount: 300, stock: 2 }],
  });
});

const asSelectable = (product: MadeProduct, more: Partial<SelectableProduct> = {}) => ({
  p_id: product.id,
  name: '',
  index_img: '',
  color: '#ffffff',
  amount: 100,
  market_price: 100,
  layer: product.layer,
  sold_out: false,
  rule_id: product.rules[0]?.id ?? null,
  ...more,
});

const units = (cart: Cart | undefined) =>
  cart && Object.fromEntries(cart.list.map(({ name, quantity }) => [name, quantity]));

describe('useProductSelection', () => {
  const select = (products: readonly SelectableProduct[]) =>
    renderHookWithMall(setup.guest(), () => useProductSelection(products)).result;
  const entry = (result: ReturnType<typeof select>, at: number) => {
    const item = result.current.items[at];
    if (!item) throw new Error(`There is no entry ${at}`);
    return item;
  };

  it('begins with one unit of each product in stock', () => {
    const result = select([asSelectable(rice), asSelectable(milk, { sold_out: true })]);
    expect(result.current.items.map(({ quantity }) => quantity)).toEqual([1, 0]);
    expect(result.current.lines).toEqual([{ layer: 1, rule_id: rice.rules[0]?.id, quantity: 1 }]);
  });

  it('leaves out a product with the quantity 0', () => {
    const result = select([asSelectable(rice), asSelectable(milk)]);
    act(() => result.current.setQuantity(entry(result, 0), 0));
    act(() => result.current.setQuantity(entry(result, 1), 2));
    expect(result.current.lines).toEqual([{ layer: 2, rule_id: milk.rules[0]?.id, quantity: 2 }]);
  });

  it('is undecided until a variant is chosen', () => {
    const result = select([asSelectable(rice, { rule_id: null })]);
    expect(result.current.undecided).toHaveLength(1);
    act(() => result.current.choose(entry(result, 0), 7));
    expect(result.current.undecided).toEqual([]);
    expect(result.current.lines).toEqual([{ layer: 1, rule_id: 7, quantity: 1 }]);
  });

  it('puts a similar product in the place of a sold-out one', () => {
    const result = select([asSelectable(rice, { sold_out: true })]);
    act(() => result.current.replace(entry(result, 0), asSelectable(milk)));
    expect(entry(result, 0)).toMatchObject({ product: { p_id: milk.id }, quantity: 1 });
    expect(entry(result, 0).original.p_id).toBe(rice.id);
  });
});

describe('useAddAllToCart', () => {
  const lines = (quantity = 1) => [
    { layer: 1 as const, rule_id: rice.rules[0]?.id ?? 0, quantity: 2 },
    { layer: 2 as const, rule_id: milk.rules[0]?.id ?? 0, quantity },
  ];
  const open = async () => {
    const testClient = await setup.signedIn(member);
    const { result } = renderHookWithMall(testClient, () => ({
      adding: useAddAllToCart(),
      normal: useCart(1),
      chilled: useCart(2),
      badges: useBadges(),
    }));
    await waitFor(() => expect(result.current.normal.status).toBe('success'));
    await waitFor(() => expect(result.current.badges.cart).toBe(0));
    return { testClient, result };
  };

  it('shows the lines in each cart and in the badge', async () => {
    const { result } = await open();
    await act(async () => {
      const reply = await result.current.adding.mutateAsync(lines());
      expect(reply.added).toBe(true);
    });
    await waitFor(() => expect(units(result.current.normal.cart)).toEqual({ 池上米: 2 }));
    await waitFor(() => expect(units(result.current.chilled.cart)).toEqual({ 鮮奶: 1 }));
    await waitFor(() => expect(result.current.badges.cart).toBe(3));
  });

  it('adds nothing and returns the reasons when one line cannot be added', async () => {
    const { result } = await open();
    await act(async () => {
      const reply = await result.current.adding.mutateAsync(lines(3));
      expect(reply.added).toBe(false);
      expect(reply.lines.map(({ problem }) => problem)).toEqual([null, '「鮮奶」只剩 2 件']);
    });
    await waitFor(() => expect(units(result.current.normal.cart)).toEqual({}));
    await waitFor(() => expect(result.current.badges.cart).toBe(0));
  });

  it('adds the lines once when the reply was lost and the call is repeated', async () => {
    const { testClient, result } = await open();
    const mend = testClient.network.lose(ADD);
    await act(async () => {
      await expect(result.current.adding.mutateAsync(lines())).rejects.toMatchObject({ code: 0 });
      mend();
      await result.current.adding.mutateAsync(lines());
    });
    await waitFor(() => expect(units(result.current.normal.cart)).toEqual({ 池上米: 2 }));
    await waitFor(() => expect(result.current.badges.cart).toBe(3));
  });
});

describe('useCartPreview', () => {
  it('shows a guest the parcels', async () => {
    const { result } = renderHookWithMall(setup.guest(), () =>
      useCartPreview([{ rule_id: rice.rules[0]?.id ?? 0, quantity: 2 }]),
    );
    await waitFor(() =>
      expect(
        result.current.data?.carts.map(({ layer, totals }) => [layer, totals.items_amount]),
      ).toEqual([[1, 200]]),
    );
  });

  it('fetches nothing without lines', () => {
    const { result } = renderHookWithMall(setup.guest(), () => useCartPreview([]));
    expect(result.current.fetchStatus).toBe('idle');
  });
});
