import type { ReactNode } from 'react';
import type { InvoiceKind } from '../../labels/types/invoice';

/** The fields of an invoice form, for all kinds, with the API's field names. */
export interface InvoiceValue {
  kind: InvoiceKind;
  /** The carrier or the donation code. */
  code: string;
  company_no: string;
  title: string;
}

/** An error message of a field, as one sentence. */
export type InvoiceErrors = { readonly [Name in keyof InvoiceValue]?: ReactNode };
