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

describe('checkout', () => {
  it('goes from shipping to a placed order that waits for its payment', async () => {
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
    const again = await mall.checkout.payAgain(placed.trans_order_id, { payment: wanted.payment });
    expect(again.next).not.toEqual(placed.next);
  });

  it('tells fees, opens the map of stores, and keeps the one that was picked', async () => {
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
    // The browser posts the chosen store back like this.
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

  it('hands an app an address instead of a form, at first and again', async () => {
    await mall.checkout.chooseShipping(1, { ...HOME, shipping_id });
    const placed = await mall.checkout.payRedirect(1, { ...wanted, total_amount: 400 });
    const id = placed.trans_order_id;
    expect(placed.next).toMatchObject({ kind: 'redirect' });
    const again = await mall.checkout.payAgainRedirect(id, { payment: { method: 'atm' } });
    expect(again.next).toMatchObject({ kind: 'redirect' });
  });

  it('shows an unpaid order again, and ships it another way', async () => {
    await mall.checkout.chooseShipping(1, { ...HOME, shipping_id });
    const { trans_order_id: id } = await mall.checkout.pay(1, { ...wanted, total_amount: 400 });
    expect((await mall.checkout.previewAgain(id)).totals.total_amount).toBe(400);
    const pickup = await setup.server.makeShippingMethod({ kind: 'pickup', fee: 0 });
    const recipient = { name: '阿芳', phone: '0912345678' };
    const choice = { kind: 'pickup', shipping_id: pickup.id, ...recipient } as const;
    expect((await mall.checkout.shipAgain(id, choice)).totals.total_amount).toBe(300);
    const other = await setup.signedIn();
    const theirs = other.checkout.shipAgain(id, choice);
    expect(await refusalOf(theirs, 'notFound')).toBe('notFound');
  });

  it('refuses a total that is not the right one, and says which is', async () => {
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
    ['notFound', () => mall.checkout.previewAgain('20261120ZZZZZZZZ')],
    ['shippingMissing', () => mall.checkout.payRedirect(1, { ...wanted, total_amount: 400 })],
    ['notFound', () => mall.checkout.payAgain('20261120ZZZZZZZZ', { payment: wanted.payment })],
  ] as const)('refuses as %s', async (refusal, call) => {
    expect(await refusalOf(call(), refusal)).toBe(refusal);
  });
});
