import { checkFields, invoiceChoice } from '@mall/contract';
import { expect, it } from 'vitest';
import { EMPTY_INVOICE, invoiceOf, type InvoiceFields } from './invoiceForm';

/** The form of a shopper who tried every kind before deciding. */
const typed: Omit<InvoiceFields, 'kind'> = {
  code: '/ABC1234',
  company_no: '04595257',
  title: '巷口市集有限公司',
};

it.each([
  ['member', { kind: 'member' }],
  ['mobile_barcode', { kind: 'mobile_barcode', code: '/ABC1234' }],
  ['citizen', { kind: 'citizen', code: '/ABC1234' }],
  ['donation', { kind: 'donation', code: '/ABC1234' }],
  ['company', { kind: 'company', company_no: '04595257', title: '巷口市集有限公司' }],
] as const)('sends for %s only what that kind asks for', (kind, payload) => {
  expect(invoiceOf({ kind, ...typed })).toEqual(payload);
});

it('is an invoice kept for the member unless told otherwise', () => {
  expect(checkFields(invoiceChoice, invoiceOf(EMPTY_INVOICE))).toEqual({
    ok: true,
    value: { kind: 'member' },
  });
});
