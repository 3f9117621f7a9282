import { describe, expect, it } from 'vitest';
import { refusalOf, setStage } from './testing/stage';
import type { PlacedOrder } from './types';

const stage = setStage();

/** A member with one order that is not paid yet. */
async function withOrder() {
  const { server } = stage;
  const member = await server.makeMember();
  const { rules } = await server.makeProduct({ name: '鳳梨酥', rules: [{ amount: 1000 }] });
  const { id: shipping_id } = await server.makeShippingMethod({ kind: 'pickup', fee: 0 });
  const mall = await stage.signedIn(member);
  const rule_id = rules[0]?.id ?? 0;
  await mall.cart.add(1, { rule_id, relation_id: 0, quantity: 1, type: 1 });
  const recipient = { name: '阿芳', phone: '0912345678' };
  await mall.checkout.chooseShipping(1, { kind: 'pickup', shipping_id, ...recipient });
  const order: PlacedOrder = await mall.checkout.pay(1, {
    payment: { method: 'credit' },
    invoice: { kind: 'member' },
    total_amount: 1000,
  });
  return { mall, id: order.trans_order_id };
}

describe('orders', () => {
  it('are listed by status, newest first, and read whole', async () => {
    const { mall, id } = await withOrder();
    const idsOf = (list: readonly { trans_order_id: string }[]) =>
      list.map(({ trans_order_id }) => trans_order_id);
    expect(idsOf((await mall.orders.list('unpaid')).list)).toEqual([id]);
    expect((await mall.orders.list('shipped')).list).toEqual([]);
    expect(idsOf(await mall.orders.recent())).toEqual([id]);
    expect(await mall.orders.detail(id)).toMatchObject({
      state: 'pending',
      final_amount: 1000,
      products: [{ p_name: '鳳梨酥', count: 1 }],
    });
  });

  it('of somebody else are not there', async () => {
    const { id } = await withOrder();
    const other = await stage.signedIn();
    expect(await refusalOf(other.orders.detail(id), 'notFound')).toBe('notFound');
  });
});
