import type { Address, ShippingChoice, ShippingMethod } from '@mall/sdk';
import { checkFields, shippingChoice } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import {
  shippingChoiceOf,
  EMPTY_SHIPPING,
  addressFields,
  shippingFieldsOf,
  startShipping,
} from './shipping-fields';

const home: ShippingChoice = {
  kind: 'home',
  shipping_id: 3,
  name: '林小滿',
  phone: '0912345678',
  note: '請按二樓電鈴',
  county: '臺北市',
  district: '大同區',
  zip: '103',
  street: '迪化街一段 88 號 3 樓',
};
const typed = { ...EMPTY_SHIPPING, ...shippingFieldsOf(home) };

it('returns the choice that it was filled with', () => {
  expect(shippingChoiceOf(shippingFieldsOf(home))).toEqual(home);
});

it('sends no address when the parcel is picked up', () => {
  expect(shippingChoiceOf({ ...typed, kind: 'pickup', shipping_id: 9 })).toEqual({
    kind: 'pickup',
    shipping_id: 9,
    name: '林小滿',
    phone: '0912345678',
    note: '請按二樓電鈴',
  });
});

it('sends no note when it is empty', () => {
  expect(shippingChoiceOf({ ...typed, note: '' })).not.toHaveProperty('note');
});

it.each(['home', 'pickup'] as const)('fits the contract when it is %s', (kind) => {
  expect(checkFields(shippingChoice, shippingChoiceOf({ ...typed, kind })).ok).toBe(true);
});

const saved: Address = {
  id: 7,
  type: 'home',
  is_default: true,
  name: '林小滿',
  phone: '0912345678',
  county: '臺北市',
  district: '大同區',
  zip: '103',
  street: '迪化街一段 88 號 3 樓',
};

it('copies only the form’s fields from a saved address', () => {
  expect(Object.keys(addressFields(saved)).sort()).toEqual(
    ['name', 'phone', 'county', 'district', 'zip', 'street'].sort(),
  );
});

describe('opening', () => {
  const totals = {
    items_amount: 0,
    saved_amount: 0,
    shipping_fee: 0,
    coupon_amount: 0,
    points_used: 0,
    points_amount: 0,
    discount_amount: 0,
    total_amount: 0,
    points_to_earn: 0,
  };
  const method = (id: number, kind: ShippingMethod['kind'], available = true): ShippingMethod => {
    const offer = { fee: 0, available, reason: null, totals, departure: null };
    const to = { main: offer, islands: offer };
    return { id, kind, name: kind, description: '', free_from: null, store: null, ...offer, to };
  };
  const methods = [method(3, 'home'), method(4, 'cvs')];
  const nothing = { draft: undefined, choice: null, address: undefined, profile: undefined };
  const store: ShippingChoice = { kind: 'cvs', shipping_id: 4, name: '阿芳', phone: '0922222222' };

  it('starts with the member and the default address', () => {
    const profile = { name: '阿芳', phone: '0922222222' };
    expect(startShipping(methods, { ...nothing, profile })).toMatchObject({
      ...profile,
      shipping_id: 3,
      kind: 'home',
    });
    expect(startShipping(methods, { ...nothing, profile, address: saved })).toMatchObject({
      name: '林小滿',
      zip: '103',
    });
  });

  it('prefers the last choice, and later input', () => {
    expect(startShipping(methods, { ...nothing, choice: store })).toMatchObject({ kind: 'cvs' });
    const draft = { name: '阿明', shipping_id: 3 };
    expect(startShipping(methods, { ...nothing, choice: store, draft })).toMatchObject({
      kind: 'home',
      name: '阿明',
    });
  });

  it('offers the default address when the last choice was a store', () => {
    expect(startShipping(methods, { ...nothing, choice: store, address: saved })).toMatchObject({
      name: '阿芳',
      street: saved.street,
    });
  });

  it('replaces a method that is no longer available', () => {
    const left = [method(3, 'home', false), method(4, 'cvs')];
    expect(startShipping(left, { ...nothing, choice: home })).toMatchObject({
      shipping_id: 4,
      kind: 'cvs',
    });
  });
});
