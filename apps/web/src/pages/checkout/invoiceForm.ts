import type { CheckoutDraft } from '@mall/hooks';
import type { InvoiceChoice } from '@mall/sdk';

type InvoiceKind = InvoiceChoice['kind'];

/** The kinds that have a code. */
type CodeKind = Extract<InvoiceChoice, { code: string }>['kind'];

/** The invoice form's fields, for all kinds. */
export interface InvoiceFields {
  kind: InvoiceKind;
  /** The code of the chosen kind. */
  code: string;
  company_no: string;
  title: string;
  /** The typed code of each kind, while another kind is chosen. */
  typed_mobile_barcode: string;
  typed_citizen: string;
  typed_donation: string;
}

export const EMPTY_INVOICE: InvoiceFields = {
  kind: 'member',
  code: '',
  company_no: '',
  title: '',
  typed_mobile_barcode: '',
  typed_citizen: '',
  typed_donation: '',
};

const hasCode = (kind: InvoiceKind): kind is CodeKind => kind !== 'member' && kind !== 'company';

/** Returns the initial form: the saved input, with a kind that the shop issues. */
export function startInvoice(
  draft: CheckoutDraft['invoice'],
  offered: readonly InvoiceKind[],
): InvoiceFields {
  const fields = { ...EMPTY_INVOICE, ...draft };
  return offered.includes(fields.kind) ? fields : changeKind(fields, offered[0] ?? 'member');
}

/** Returns the form with another kind; each kind's code is restored when that kind is chosen again. */
export function changeKind(fields: InvoiceFields, kind: InvoiceKind): InvoiceFields {
  const current = hasCode(fields.kind)
    ? { ...fields, [`typed_${fields.kind}`]: fields.code }
    : fields;
  return { ...current, kind, code: hasCode(kind) ? current[`typed_${kind}`] : '' };
}

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
