import type { ShippingSnapshot } from '../../db/schema';
import type { Language } from '../../http/language';
import { whyNot, type Parcel } from './shipping.policy';
import type { ChoiceRow, MethodRow } from './shipping.repo';
import type { Store } from './store-map.repo';

/** A shipping method for this parcel. What its address forbids is told when the address is chosen. */
export function presentMethod(
  method: MethodRow,
  fee: number,
  parcel: Parcel,
  store: Store | undefined,
  language: Language,
) {
  const reason = whyNot(method, parcel, false, language);
  return {
    id: method.id,
    kind: method.kind,
    name: method.name,
    description: method.description,
    fee,
    free_from: method.freeFrom,
    available: reason === null,
    reason,
    store: store ?? null,
  };
}

/** What was chosen last; null where a way to the door has lost its address. */
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

/** What an order was placed with, as far as a form can be filled in with it. */
export function choiceOf(shipping: ShippingSnapshot) {
  const { methodId: shipping_id, kind, recipient: name, phone, note } = shipping;
  const to = { shipping_id, name, phone, note };
  if (kind !== 'home') return { kind, ...to };
  const [, zip, county, district, street] =
    /^(\d{3,6}) (.{2}[縣市])(.+?[區鄉鎮市])(.+)$/.exec(shipping.address) ?? [];
  if (!zip || !county || !district || !street) return null;
  return { kind, ...to, county, district, zip, street };
}
