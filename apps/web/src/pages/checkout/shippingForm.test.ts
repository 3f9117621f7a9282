import type { Address, ShippingChoice } from '@mall/sdk';
import { checkFields, shippingChoice } from '@mall/contract';
import { expect, it } from 'vitest';
import { choiceOf, EMPTY_SHIPPING, fieldsOfAddress, fieldsOfChoice } from './shippingForm';

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
const typed = { ...EMPTY_SHIPPING, ...fieldsOfChoice(home) };

it('gives back the choice that it was filled with', () => {
  expect(choiceOf(fieldsOfChoice(home))).toEqual(home);
});

it('sends no address with a parcel that is picked up', () => {
  expect(choiceOf({ ...typed, kind: 'pickup', shipping_id: 9 })).toEqual({
    kind: 'pickup',
    shipping_id: 9,
    name: '林小滿',
    phone: '0912345678',
    note: '請按二樓電鈴',
  });
});

it('sends no note where none was written', () => {
  expect(choiceOf({ ...typed, note: '' })).not.toHaveProperty('note');
});

it.each(['home', 'pickup'] as const)('fits the contract when it is %s', (kind) => {
  expect(checkFields(shippingChoice, choiceOf({ ...typed, kind })).ok).toBe(true);
});

it('takes of a saved address what the form asks for, and nothing else', () => {
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
  expect(Object.keys(fieldsOfAddress(saved)).sort()).toEqual(
    ['name', 'phone', 'county', 'district', 'zip', 'street'].sort(),
  );
});
