import { shippingProblem, type Parcel } from './shipping.policy';
import type { ChoiceRow, MethodRow } from './shipping.repo';
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

/** Returns the current shipping of a cart by its methods and the member's last choice. */
export function currentShipping(
  {
    methods,
    choice,
  }: { readonly methods: readonly MethodRow[]; readonly choice: ChoiceRow | undefined },
  parcel: Parcel,
): CurrentShipping {
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
