import type { InvoiceChoice } from '@mall/sdk';

/** The invoice form's fields, whatever the kind. */
export interface InvoiceFields {
  kind: InvoiceChoice['kind'];
  code: string;
  company_no: string;
  title: string;
}

export const EMPTY_INVOICE: InvoiceFields = { kind: 'member', code: '', company_no: '', title: '' };

/** The form as the contract's payload: only what the kind asks for. */
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
