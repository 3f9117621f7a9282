import type { CheckedBody } from '@mall/contract';
import { invalidField } from '../../kernel/error';
import type { Settings } from '../configs';

type Invoice = CheckedBody<'checkout', 'pay'>['invoice'];

/** The invoice types that the shop's settings allow. A shop with all of them off issues the plain type. */
function offeredInvoices({
  payment,
  invoice,
}: Pick<Settings, 'payment' | 'invoice'>): readonly Invoice['kind'][] {
  const twoPart = payment.invoice_two_part_status === '1';
  // Carriers and donations exist only for e-invoices: a paper invoice cannot be stored on a phone or donated.
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
 * Checks that the shop issues this type of invoice.
 *
 * @throws {MallError} invalidFields, for the field of the type
 */
export function guardInvoice(
  { kind }: Invoice,
  configs: Pick<Settings, 'payment' | 'invoice'>,
): void {
  if (offeredInvoices(configs).includes(kind)) return;
  throw invalidField('invoice.kind', 'must be in the list');
}
