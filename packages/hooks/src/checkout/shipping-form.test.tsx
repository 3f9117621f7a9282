import type { TestMember } from '@mall/server/testing';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useState } from 'react';
import { useAddresses, useCheckout, useShippingForm } from '../index';
import { EMPTY_SHIPPING, type ShippingFields } from './shipping-fields';
import { renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

const PERSON = { name: '林小滿', phone: '0912345678' };
const HOME = { county: '臺北市', district: '大同區', zip: '103', street: '迪化街 1 號' };
const ISLAND = { county: '金門縣', district: '金城鎮', zip: '893', street: '民生路 1 號' };

let member: TestMember;
let [home, store] = [0, 0];
beforeEach(async () => {
  const { server } = setup;
  member = await server.makeMember();
  const cake = await server.makeProduct({ rules: [{ amount: 500, stock: 9 }] });
  const method = { fee: 100, islandsFee: 250, freeFrom: null };
  home = (await server.makeShippingMethod({ name: '宅配', ...method })).id;
  store = (await server.makeShippingMethod({ kind: 'cvs', fee: 60, provider: 'FAMI' })).id;
  const rule_id = cake.rules[0]?.id ?? 0;
  await server
    .as(member)
    .post('/api/shopping/cart/1/add', { rule_id, quantity: 1, type: 1, relation_id: 0 });
});

/** A shipping form of the cart, whose values are in state. */
async function openForm(start: Partial<ShippingFields> = {}) {
  const { result } = renderHookWithMall(await setup.signedIn(member), () => {
    const { shipping, choice, chooseShipping } = useCheckout(1);
    const addresses = useAddresses('home');
    const [fields, setFields] = useState<ShippingFields>({
      ...{ ...EMPTY_SHIPPING, ...PERSON, shipping_id: home },
      ...start,
    });
    const form = useShippingForm({
      methods: shipping.data?.list ?? [],
      addresses: addresses.data ?? [],
      fields,
      choose: chooseShipping.mutateAsync,
    });
    return { choice, addresses, fields, setFields, form };
  });
  await waitFor(() => expect(result.current.form.method).toBeDefined());
  await waitFor(() => expect(result.current.form.counties).toBeDefined());
  const set = (change: Partial<ShippingFields>) =>
    act(() => result.current.setFields((old) => ({ ...old, ...change })));
  const send = () => act(() => result.current.form.send(result.current.fields));
  return { result, set, send };
}

it('returns the fee of the place that was entered, and that of the main island before', async () => {
  const { result, set } = await openForm();
  const fee = () => [
    result.current.form.method?.fee,
    result.current.form.method?.totals.total_amount,
  ];
  expect(fee()).toEqual([100, 600]);
  set({ county: ISLAND.county });
  expect(fee()).toEqual([100, 600]);
  set(ISLAND);
  expect(fee()).toEqual([250, 750]);
  set(HOME);
  expect(fee()).toEqual([100, 600]);
});

it('sends the choice, and saves the address of a first-time buyer as the default', async () => {
  const { result, send } = await openForm(HOME);
  expect(result.current.form.remember).toBe(true);
  await send();
  await waitFor(() =>
    expect(result.current.choice).toMatchObject({ shipping_id: home, ...PERSON, ...HOME }),
  );
  await waitFor(() =>
    expect(result.current.addresses.data).toMatchObject([
      { type: 'home', is_default: true, ...PERSON, ...HOME },
    ]),
  );
});

it('saves a further address without making it the default', async () => {
  const { street } = ISLAND;
  const saved = { type: 'home', is_default: true, ...PERSON, ...ISLAND };
  await setup.server.as(member).post('/api/member/address/store', saved);
  const { result, send } = await openForm(HOME);
  await waitFor(() => expect(result.current.addresses.data).toHaveLength(1));
  act(() => result.current.form.setRemember(true));
  await send();
  await waitFor(() => expect(result.current.addresses.data).toHaveLength(2));
  expect(
    Object.fromEntries(
      result.current.addresses.data?.map((each) => [each.street, each.is_default]) ?? [],
    ),
  ).toEqual({ [street]: true, [HOME.street]: false });
});

it('saves no address when that is not wished', async () => {
  const { result, send } = await openForm(HOME);
  act(() => result.current.form.setRemember(false));
  await send();
  await waitFor(() => expect(result.current.choice).not.toBeNull());
  await act(async () => void (await result.current.addresses.refetch()));
  expect(result.current.addresses.data).toEqual([]);
});

it('reports a missing store, and rejects with the refusal of the server', async () => {
  const { result, send } = await openForm({ shipping_id: store, kind: 'cvs' });
  expect(result.current.form.isStoreMissing).toBe(true);
  await expect(send()).rejects.toMatchObject({ failure: 'storeMissing' });
  expect(result.current.choice).toBeNull();
});
