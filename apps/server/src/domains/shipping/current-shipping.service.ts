import type { Connection } from '../../db/database';
import type { Layer } from '../../db/schema';
import { shippingProblem, type Parcel } from './shipping.policy';
import { findChoice, findMethods, type ChoiceRow, type MethodRow } from './shipping.repo';
import { planFor, type ShippingPlan } from './shipping-snapshot';
import { feeFor } from './shipping-fee';

/** The current shipping of a layer's cart. */
export interface CurrentShipping {
  /** All methods that can be offered, in sequence. */
  readonly methods: readonly MethodRow[];
  /** The member's last choice, if the method still exists; `plan` is null when the destination is missing. */
  readonly chosen: {
    readonly choice: ChoiceRow;
    readonly method: MethodRow;
    readonly plan: ShippingPlan | null;
  } | null;
  /** The method whose fee is counted: the chosen one, else the cheapest home delivery; null: none. */
  readonly counted: MethodRow | null;
}

/** The current shipping of a member's cart. */
export async function readCurrentShipping(
  db: Connection,
  memberId: number,
  layer: Layer,
  parcel: Parcel,
): Promise<CurrentShipping> {
  const methods = await findMethods(db, layer);
  const choice = await findChoice(db, memberId, layer);
  const method = methods.find(({ id }) => id === choice?.methodId);
  const chosen = choice && method ? { choice, method, plan: planFor(method, choice) } : null;
  return { methods, chosen, counted: method ?? cheapestHome(methods, parcel) };
}

function cheapestHome(methods: readonly MethodRow[], parcel: Parcel): MethodRow | null {
  const home = methods.filter(({ kind }) => kind === 'home');
  const usable = home.filter((method) => shippingProblem(method, parcel, false) === null);
  const [cheapest] = (usable.length > 0 ? usable : home).toSorted(
    (one, other) => feeFor(parcel.itemsAmount, one) - feeFor(parcel.itemsAmount, other),
  );
  return cheapest ?? null;
}
