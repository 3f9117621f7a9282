import { checkFields, invoiceChoice } from '@mall/contract';
import { describe, expect, it } from 'vitest';
import {
  changeKind,
  EMPTY_INVOICE,
  invoiceOf,
  startInvoice,
  type InvoiceFields,
} from './invoiceForm';

/** The form of a shopper who tried every kind before deciding. */
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
] as const)('sends for %s only what that kind asks for', (kind, payload) => {
  expect(invoiceOf({ ...typed, kind })).toEqual(payload);
});

it('is an invoice kept for the member unless told otherwise', () => {
  expect(checkFields(invoiceChoice, invoiceOf(EMPTY_INVOICE))).toEqual({
    ok: true,
    value: { kind: 'member' },
  });
});

describe('another kind', () => {
  it('has a code of its own, and gives back the one that was typed', () => {
    const barcode = { ...EMPTY_INVOICE, kind: 'mobile_barcode', code: '/ABC1234' } as const;
    const donation = changeKind(barcode, 'donation');
    expect(donation).toMatchObject({ kind: 'donation', code: '' });
    const back = changeKind({ ...donation, code: '919' }, 'mobile_barcode');
    expect(back).toMatchObject({ kind: 'mobile_barcode', code: '/ABC1234' });
    expect(changeKind(changeKind(back, 'member'), 'donation').code).toBe('919');
  });
});

describe('opening', () => {
  it('takes up what was typed', () => {
    expect(startInvoice({ kind: 'donation', code: '919' }, ['member', 'donation'])).toMatchObject({
      kind: 'donation',
      code: '919',
    });
  });

  it('chooses a kind that the shop issues, and keeps what was typed for the other', () => {
    const opened = startInvoice({ kind: 'donation', code: '919' }, ['company']);
    expect(opened).toMatchObject({ kind: 'company', code: '', typed_donation: '919' });
    expect(startInvoice(undefined, ['company']).kind).toBe('company');
  });
});
