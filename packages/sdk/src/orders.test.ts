import { openDesk } from '@mall/server/testing';
import { describe, expect, it } from 'vitest';
import { refusalOf, setupMall } from './testing/setup';
import type { PlacedOrder } from './types';

const setup = setupMall();

/** Creates a member with one unpaid order. */
async function withOrder() {
  const { server } = setup;
  const member = await server.makeMember();
  const { rules } = await server.makeProduct({ name: '鳳梨酥', rules: [{ amount: 1000 }] });
  const { id: shipping_id } = await server.makeShippingMethod({ kind: 'pickup', fee: 0 });
  const mall = await setup.signedIn(member);
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

describe('mall.orders', () => {
  it('lists orders by status, newest first, and reads one in full', async () => {
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

  it("does not find another member's order", async () => {
    const { id } = await withOrder();
    const other = await setup.signedIn();
    expect(await refusalOf(other.orders.detail(id), 'notFound')).toBe('notFound');
  });

  it("sends messages, cancels an order, and refuses to cancel another member's", async () => {
    const { mall, id } = await withOrder();
    const other = await setup.signedIn();
    const options = { idempotencyKey: 'a-key-of-this-test' };
    const stored = await mall.orders.sendMessage({ oid: id, text: '可以改地址嗎？' }, options);
    expect(await mall.orders.sendMessage({ oid: id, text: '可以改地址嗎？' }, options)).toEqual(
      stored,
    );
    expect((await mall.orders.messages(id)).list).toEqual([stored]);
    expect(await refusalOf(other.orders.messages(id), 'notFound')).toBe('notFound');

    const request = { o_id: id, cancel_reason: '買錯了' };
    expect(await refusalOf(other.orders.refund(request), 'notFound')).toBe('notFound');
    expect(await mall.orders.refund(request)).toMatchObject({ state: 'cancelled' });
    const again = mall.orders.refund(request);
    expect(await refusalOf(again, 'orderMoveRefused')).toBe('orderMoveRefused');
  });

  it('saves the digits of a transfer, after which the shop confirms it', async () => {
    const { server } = setup;
    await server.setConfig('payment', 'money_transfer_account', '00123456789');
    const { mall, id } = await withOrder();
    const early = mall.orders.saveTransfer({ o_id: id, remit_account_check: '54321' });
    expect(await refusalOf(early, 'orderNotTransfer')).toBe('orderNotTransfer');
    await mall.checkout.repay(id, { payment: { method: 'transfer' } });
    const paid = await mall.orders.saveTransfer({ o_id: id, remit_account_check: '54321' });
    expect(paid.payment.transfer?.remit_account_check).toBe('54321');
    const desk = await openDesk(server);
    await desk.move(id, 'paid');
    expect(await mall.orders.detail(id)).toMatchObject({ state: 'paid' });
  });
});
