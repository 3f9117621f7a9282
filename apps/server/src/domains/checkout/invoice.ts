import type { CheckedBody } from '@mall/contract';
import { invalidField } from '../../kernel/error';
import type { Settings } from '../configs';

type Invoice = CheckedBody<'checkout', 'pay'>['invoice'];

/** The invoices that a shop issues, by its switches. One that has them all off keeps the plain one. */
function offeredInvoices({
  payment,
  invoice,
}: Pick<Settings, 'payment' | 'invoice'>): readonly Invoice['kind'][] {
  const twoPart = payment.invoice_two_part_status === '1';
  // Carriers and donations are for e-invoices alone: nobody can give paper away to a phone.
  const electronic = twoPart && invoice.e_invoice_status === '1';
  const threePart = payment.invoice_three_part_status === '1';
  const offered: Invoice['kind'][] = [
    ...(twoPart ? (['member'] as const) : []),
    ...(electronic ? (['mobile_barcode', 'citizen', 'donation'] as const) : []),
    ...(threePart ? (['company'] as const) : []),
  ];
  return offered.length > 0 ? offered : ['member'];
}

/**
 * Makes sure that the shop issues such an invoice.
 *
 * @throws {MallError} invalidFields, beside the kind
 */
export function guardInvoice(
  { kind }: Invoice,
  configs: Pick<Settings, 'payment' | 'invoice'>,
): void {
  if (offeredInvoices(configs).includes(kind)) return;
  throw invalidField('invoice.kind', 'must be in the list');
}
