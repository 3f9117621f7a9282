import type { InvoiceKind } from './checkout.schemas';

/** The settings that decide which invoices a shop issues. */
interface InvoiceSettings {
  readonly payment: {
    readonly invoice_two_part_status: string;
    readonly invoice_three_part_status: string;
  };
  readonly invoice: { readonly e_invoice_status: string };
}

/**
 * Returns the kinds of invoice that the shop's settings allow. Never empty: a shop with all of them
 * off issues plain ones.
 *
 * @example
 * offeredInvoices(configs) // ['member', 'mobile_barcode', 'citizen', 'donation', 'company']
 */
export function offeredInvoices({ payment, invoice }: InvoiceSettings): readonly InvoiceKind[] {
  const twoPart = payment.invoice_two_part_status === '1';
  // Carriers and donations exist only for e-invoices: a paper invoice cannot be stored on a phone or donated.
  const electronic = twoPart && invoice.e_invoice_status === '1';
  const threePart = payment.invoice_three_part_status === '1';
  const offered: InvoiceKind[] = [
    ...(twoPart ? (['member'] as const) : []),
    ...(electronic ? (['mobile_barcode', 'citizen', 'donation'] as const) : []),
    ...(threePart ? (['company'] as const) : []),
  ];
  return offered.length > 0 ? offered : ['member'];
}
