import { HOME, type TestMember } from '@mall/server/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { isMallError, type PlacedOrder } from '@mall/sdk';
import { useCheckout, useRepay, useRepayPreview, useRepayShipping, useStoreMap } from '../index';
import { renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

let member: TestMember;
let order: string;
let pickupId: number;
beforeEach(async () => {
  const { server } = setup;
  member = await server.makeMember();
  const cake = await server.makeProduct({ rules: [{ amount: 300, stock: 50 }] });
  const homeDelivery = await server.makeShippingMethod({ fee: 100 });
  ({ id: pickupId } = await server.makeShippingMethod({ kind: 'pickup', name: '自取', fee: 0 }));
  const call = server.as(member);
  const rule_id = cake.rules[0]?.id ?? 0;
  await call.post('/api/shopping/cart/1/add', { rule_id, quantity: 1, type: 1, relation_id: 0 });
  await call.post('/api/payment/shipping/1', { ...HOME, shipping_id: homeDelivery.id });
  const { body } = await call.post('/api/shopping/cart/pay/1', {
    payment: { method: 'credit' },
    invoice: { kind: 'member' },
    total_amount: 400,
  });
  order = (body.data as PlacedOrder).trans_order_id;
});
const recipient = { name: HOME.name, phone: HOME.phone };

it('an unpaid order returns the total of each shipping method, and accepts another one', async () => {
  const { result } = renderHookWithMall(await setup.signedIn(member), () => ({
    preview: useRepayPreview(order),
    ship: useRepayShipping(order),
  }));
  await waitFor(() =>
    expect(
      result.current.preview.data?.shipping_methods.map(({ name, totals }) => [
        name,
        totals.shipping_fee,
        totals.total_amount,
      ]),
    ).toEqual([
      ['常溫宅配', 100, 400],
      ['自取', 0, 300],
    ]),
  );
  await act(() =>
    result.current.ship.mutateAsync({ kind: 'pickup', shipping_id: pickupId, ...recipient }),
  );
  await waitFor(() => expect(result.current.preview.data?.totals.total_amount).toBe(300));
  expect(result.current.preview.data?.choice).toMatchObject({ kind: 'pickup' });
});

it('the payment methods are refetched when a payment is refused', async () => {
  const { result } = renderHookWithMall(await setup.signedIn(member), () => ({
    preview: useRepayPreview(order),
    pay: useRepay(order),
  }));
  await waitFor(() => expect(result.current.preview.data).toBeDefined());
  await setup.server.db.execute(`update orders set state = 'cancelled'`);
  act(() => result.current.pay.mutate({ payment: { method: 'atm' } }));
  await waitFor(() => expect(isMallError(result.current.pay.error, 'orderNotPayable')).toBe(true));
  await waitFor(() =>
    expect(isMallError(result.current.preview.error, 'orderNotPayable')).toBe(true),
  );
});

it('the store chosen on the map becomes the destination of the parcel', async () => {
  const { server } = setup;
  const store = await server.makeShippingMethod({ kind: 'cvs', fee: 60, provider: 'FAMI' });
  const { result } = renderHookWithMall(await setup.signedIn(member), () => ({
    map: useStoreMap(),
    checkout: useCheckout(1),
  }));
  await waitFor(() => expect(result.current.checkout.shipping.data).toBeDefined());
  const form = await act(() => result.current.map.mutateAsync({ shipping_id: store.id }));
  // The browser posts the chosen store back in this format.
  const picked = await fetch(`${server.baseUrl}/api/payment/ecpay/map`, {
    method: 'POST',
    body: new URLSearchParams({
      ExtraData: form.fields['ExtraData'] ?? '',
      CVSStoreID: '006598',
      CVSStoreName: '大稻埕店',
      CVSAddress: '臺北市大同區民生西路 350 號',
    }),
    redirect: 'manual',
  });
  expect(picked.headers.get('location')).toContain('ticket=');
  await act(async () => void (await result.current.checkout.shipping.refetch()));
  await waitFor(() =>
    expect(
      result.current.checkout.shipping.data?.list.find(({ id }) => id === store.id)?.store?.name,
    ).toBe('大稻埕店'),
  );
});
