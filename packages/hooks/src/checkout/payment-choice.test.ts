import type { PaymentMethod } from '@mall/sdk';
import { expect, it } from 'vitest';
import { currentPayment } from './payment-choice';

const way = (
  method: PaymentMethod['method'],
  more: Partial<PaymentMethod> = {},
): PaymentMethod => ({
  method,
  name: method,
  description: '',
  installments: [],
  available: true,
  reason: null,
  ...more,
});
const credit = way('credit');
const parts = way('installments', { installments: [3, 6] });
const atm = way('atm');

it('is a card when the shopper has not chosen and a card is the first method', () => {
  expect(currentPayment([credit, atm], undefined)).toEqual({ method: 'credit' });
  expect(currentPayment([atm, credit], undefined)).toBeUndefined();
  expect(currentPayment([way('credit', { available: false }), atm], undefined)).toBeUndefined();
});

it('is the shopper’s choice when that is available', () => {
  expect(currentPayment([credit, atm], { method: 'atm' })).toEqual({ method: 'atm' });
  expect(
    currentPayment([credit, way('atm', { available: false })], { method: 'atm' }),
  ).toBeUndefined();
  expect(currentPayment([credit], { method: 'atm' })).toBeUndefined();
});

it('is no number of instalments that is not offered', () => {
  const six = { method: 'installments', installments: 6 } as const;
  expect(currentPayment([credit, parts], six)).toEqual(six);
  expect(currentPayment([credit, way('installments', { installments: [3] })], six)).toBeUndefined();
});
