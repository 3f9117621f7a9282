import { checkFields, invoiceChoice } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import {
  changeInvoiceKind,
  EMPTY_INVOICE,
  invoiceChoiceOf,
  startInvoice,
  type InvoiceFields,
} from './invoice-fields';

/** A form after the shopper tried every kind. */
const typed: InvoiceFields = {
  ...EMPTY_INVOICE,
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
] as const)('sends for %s only the fields of that kind', (kind, payload) => {
  expect(invoiceChoiceOf({ ...typed, kind })).toEqual(payload);
});

it('uses the member carrier by default', () => {
  expect(checkFields(invoiceChoice, invoiceChoiceOf(EMPTY_INVOICE))).toEqual({
    ok: true,
    value: { kind: 'member' },
  });
});

describe('another kind', () => {
  it('has a code of its own, and restores its typed code', () => {
    const barcode = { ...EMPTY_INVOICE, kind: 'mobile_barcode', code: '/ABC1234' } as const;
    const donation = changeInvoiceKind(barcode, 'donation');
    expect(donation).toMatchObject({ kind: 'donation', code: '' });
    const back = changeInvoiceKind({ ...donation, code: '919' }, 'mobile_barcode');
    expect(back).toMatchObject({ kind: 'mobile_barcode', code: '/ABC1234' });
    expect(changeInvoiceKind(changeInvoiceKind(back, 'member'), 'donation').code).toBe('919');
  });
});

describe('opening', () => {
  it('restores the input', () => {
    expect(startInvoice({ kind: 'donation', code: '919' }, ['member', 'donation'])).toMatchObject({
      kind: 'donation',
      code: '919',
    });
  });

  it('selects a kind that the shop issues, and preserves the input of the other', () => {
    const opened = startInvoice({ kind: 'donation', code: '919' }, ['company']);
    expect(opened).toMatchObject({ kind: 'company', code: '', typed_donation: '919' });
    expect(startInvoice(undefined, ['company']).kind).toBe('company');
  });
});
