import { type CheckedBody, offeredInvoices } from '@mall/contract';
import { invalidField } from '../../kernel/error';
import type { Settings } from '../configs';

type Invoice = CheckedBody<'checkout', 'pay'>['invoice'];

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
