import type { InvoiceChoice } from '@mall/sdk';

/** The invoice form's fields, for all kinds. */
export interface InvoiceFields {
  kind: InvoiceChoice['kind'];
  code: string;
  company_no: string;
  title: string;
}

export const EMPTY_INVOICE: InvoiceFields = { kind: 'member', code: '', company_no: '', title: '' };

/** Converts the form to the contract's payload: only the fields of the chosen kind. */
export function invoiceOf({ kind, code, company_no, title }: InvoiceFields): InvoiceChoice {
  switch (kind) {
    case 'member':
      return { kind };
    case 'company':
      return { kind, company_no, title };
    case 'mobile_barcode':
    case 'citizen':
    case 'donation':
      return { kind, code };
  }
}
