import type { ShippingSnapshot } from '../../db/schema';
import type { ChoiceRow, MethodRow } from '../shipping';

/** The last choice; null for home delivery without an address. */
export function presentChoice(
  method: MethodRow,
  choice: Omit<ChoiceRow, 'memberId' | 'layer' | 'updatedAt' | 'methodId'>,
) {
  const { name, phone, note, county, district, zip, street } = choice;
  const recipient = { shipping_id: method.id, name, phone, note };
  if (method.kind !== 'home') return { kind: method.kind, ...recipient };
  if (county === null || district === null || zip === null || street === null) return null;
  return { kind: method.kind, ...recipient, county, district, zip, street };
}

/** An order's shipping as form values; null when the parts of its address are not known. */
export function choiceOf({ methodId, kind, recipient, phone, note, place }: ShippingSnapshot) {
  const to = { shipping_id: methodId, name: recipient, phone, note };
  if (kind !== 'home') return { kind, ...to };
  return place ? { kind, ...to, ...place } : null;
}
