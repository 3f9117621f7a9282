import { HOME } from '@mall/server/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mall } from './client';
import { refusalOf, setupMall } from './testing/setup';

const setup = setupMall();
let mall: Mall;
let shipping_id = 0;
beforeEach(async () => {
  mall = await setup.signedIn();
  const { rules } = await setup.server.makeProduct({ rules: [{ amount: 300, stock: 5 }] });
  ({ id: shipping_id } = await setup.server.makeShippingMethod());
  const rule_id = rules[0]?.id ?? 0;
  await mall.cart.add(1, { rule_id, relation_id: 0, quantity: 1, type: 1 });
});
const wanted = { payment: { method: 'credit' }, invoice: { kind: 'member' } } as const;

describe('mall.checkout', () => {
  it('places an order from shipping to the pending payment', async () => {
    const { list, choice } = await mall.checkout.shippingMethods(1);
    expect([list.map(({ id }) => id), choice]).toEqual([[shipping_id], null]);
    const chosen = await mall.checkout.chooseShipping(1, { ...HOME, shipping_id });
    expect(chosen.totals.total_amount).toBe(400);
    const ways = await mall.checkout.paymentMethods(1, shipping_id);
    expect(ways.list[0]).toMatchObject({ method: 'credit', available: true });

    const { total_amount } = chosen.totals;
    const options = { idempotencyKey: 'a-key-of-this-test' };
    const placed = await mall.checkout.pay(1, { ...wanted, total_amount }, options);
    expect(await mall.checkout.pay(1, { ...wanted, total_amount }, options)).toEqual(placed);
    const again = await mall.checkout.repay(placed.trans_order_id, { payment: wanted.payment });
    expect(again.next).not.toEqual(placed.next);
  });

  it('returns fees, opens the store map, and remembers the chosen store', async () => {
    const { server } = setup;
    const store = await server.makeShippingMethod({ kind: 'cvs', fee: 60, provider: 'FAMI' });
    expect(await mall.checkout.fee(1, { id: store.id, type: 'islands' })).toMatchObject({
      fee: 60,
      available: true,
    });
    const map = await mall.checkout.storeMap(store.id);
    expect(map).toMatchObject({ kind: 'form', fields: { LogisticsSubType: 'FAMI' } });
    const choice = {
      kind: 'cvs',
      shipping_id: store.id,
      name: '阿芳',
      phone: '0912345678',
    } as const;
    const early = mall.checkout.chooseShipping(1, choice);
    expect(await refusalOf(early, 'storeMissing')).toBe('storeMissing');
    // The browser posts the chosen store back in this format.
    await fetch(`${server.baseUrl}/api/payment/ecpay/map`, {
      method: 'POST',
      body: new URLSearchParams({
        ExtraData: map.fields['ExtraData'] ?? '',
        CVSStoreID: '006598',
        CVSStoreName: '大稻埕店',
        CVSAddress: '臺北市大同區民生西路 350 號',
      }),
      redirect: 'manual',
    });
    const { list } = await mall.checkout.shippingMethods(1);
    expect(list.find(({ id }) => id === store.id)?.store?.name).toBe('大稻埕店');
    expect((await mall.checkout.chooseShipping(1, choice)).totals.total_amount).toBe(360);
  });

  it('returns a URL instead of a form to an app, for the first payment and for a repayment', async () => {
    await mall.checkout.chooseShipping(1, { ...HOME, shipping_id });
    const placed = await mall.checkout.payRedirect(1, { ...wanted, total_amount: 400 });
    const id = placed.trans_order_id;
    expect(placed.next).toMatchObject({ kind: 'redirect' });
    const again = await mall.checkout.repayRedirect(id, { payment: { method: 'atm' } });
    expect(again.next).toMatchObject({ kind: 'redirect' });
  });

  it('returns an unpaid order again and changes its shipping method', async () => {
    await mall.checkout.chooseShipping(1, { ...HOME, shipping_id });
    const { trans_order_id: id } = await mall.checkout.pay(1, { ...wanted, total_amount: 400 });
    expect((await mall.checkout.repayPreview(id)).totals.total_amount).toBe(400);
    const pickup = await setup.server.makeShippingMethod({ kind: 'pickup', fee: 0 });
    const recipient = { name: '阿芳', phone: '0912345678' };
    const choice = { kind: 'pickup', shipping_id: pickup.id, ...recipient } as const;
    expect((await mall.checkout.repayShipping(id, choice)).totals.total_amount).toBe(300);
    const other = await setup.signedIn();
    const theirs = other.checkout.repayShipping(id, choice);
    expect(await refusalOf(theirs, 'notFound')).toBe('notFound');
  });

  it('refuses a wrong total and returns the right one', async () => {
    await mall.checkout.chooseShipping(1, { ...HOME, shipping_id });
    const call = mall.checkout.pay(1, { ...wanted, total_amount: 1 });
    expect(await refusalOf(call, 'totalChanged')).toBe('totalChanged');
    await expect(call).rejects.toThrow('NT$400');
  });

  it.each([
    ['shippingMissing', () => mall.checkout.pay(1, { ...wanted, total_amount: 400 })],
    ['addressUnknown', () => mall.checkout.chooseShipping(1, { ...HOME, zip: '999', shipping_id })],
    ['notFound', () => mall.checkout.paymentMethods(1, 999)],
    ['notFound', () => mall.checkout.storeMap(shipping_id)],
    ['notFound', () => mall.checkout.fee(1, { id: 999, type: 'main' })],
    ['notFound', () => mall.checkout.repayPreview('20261120ZZZZZZZZ')],
    ['shippingMissing', () => mall.checkout.payRedirect(1, { ...wanted, total_amount: 400 })],
    ['notFound', () => mall.checkout.repay('20261120ZZZZZZZZ', { payment: wanted.payment })],
  ] as const)('refuses as %s', async (refusal, call) => {
    expect(await refusalOf(call(), refusal)).toBe(refusal);
  });
});
