import type { InvoiceChoice } from '@mall/sdk';
import type { CheckoutDraft } from './drafts';

type InvoiceKind = InvoiceChoice['kind'];

/** The kinds that have a code. */
type CodeKind = Extract<InvoiceChoice, { code: string }>['kind'];

/** The fields of an invoice form, for all kinds. */
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

/** An invoice form that nothing is known for: the member's own carrier. */
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

/**
 * The fields that an invoice form begins with: the draft, with a kind that the shop issues.
 *
 * @example
 * const { draft } = useCheckoutDraft(1);
 * const start = startInvoice(draft.invoice, ['member', 'company']);
 */
export function startInvoice(
  draft: CheckoutDraft['invoice'],
  offered: readonly InvoiceKind[],
): InvoiceFields {
  const fields = { ...EMPTY_INVOICE, ...draft };
  return offered.includes(fields.kind) ? fields : changeInvoiceKind(fields, offered[0] ?? 'member');
}

/**
 * The form with another kind; each kind's code is restored when that kind is chosen again.
 *
 * @example
 * changeInvoiceKind(EMPTY_INVOICE, 'company').kind // 'company'
 */
export function changeInvoiceKind(fields: InvoiceFields, kind: InvoiceKind): InvoiceFields {
  const current = hasCode(fields.kind)
    ? { ...fields, [`typed_${fields.kind}`]: fields.code }
    : fields;
  return { ...current, kind, code: hasCode(kind) ? current[`typed_${kind}`] : '' };
}

/**
 * The invoice that a form sends: only the fields of its kind.
 *
 * @example
 * invoiceChoiceOf(EMPTY_INVOICE) // { kind: 'member' }
 */
export function invoiceChoiceOf({ kind, code, company_no, title }: InvoiceFields): InvoiceChoice {
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
