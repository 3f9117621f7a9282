import type { Language } from '../../http/language';
import { whyNot } from './shipping.policy';
import type { ChoiceRow, MethodRow } from './shipping.repo';
import { feeFor } from './totals';

/** A shipping method for this cart. What its address forbids is told when the address is chosen. */
export function presentMethod(method: MethodRow, itemsAmount: number, language: Language) {
  const reason = whyNot(method, itemsAmount, null, language);
  return {
    id: method.id,
    kind: method.kind,
    name: method.name,
    description: method.description,
    fee: feeFor(itemsAmount, method),
    free_from: method.freeFrom,
    available: reason === null,
    reason,
    store: null,
  };
}

/** What was chosen last; null where a way to the door has lost its address. */
export function presentChoice({ choice, method }: { choice: ChoiceRow; method: MethodRow }) {
  const { name, phone, note, county, district, zip, street } = choice;
  const recipient = { shipping_id: method.id, name, phone, note };
  if (method.kind === 'pickup') return { kind: method.kind, ...recipient };
  if (county === null || district === null || zip === null || street === null) return null;
  return { kind: method.kind, ...recipient, county, district, zip, street };
}
