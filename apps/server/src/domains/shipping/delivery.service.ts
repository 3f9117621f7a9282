import type { Reason } from '@mall/contract/messages';
import type { Connection } from '../../db/database';
import type { Layer } from '../../db/schema';
import { daysAfter } from '../../kernel/time';
import { readSettings } from '../configs';
import { feeFor } from './fees';
import { isPerishable } from '../products';
import { readOrderParcel } from './order-parcel.service';
import { shippingProblem } from './shipping.policy';
import { findMethods, type MethodRow } from './shipping.repo';

/** A method as it would carry one piece of a product. */
export interface DeliveryMethod {
  readonly method: MethodRow;
  readonly fee: number;
  /** null: the shop promises no day. */
  readonly arrivesBy: Date | null;
  /** Why it cannot carry the product; null when it can. */
  readonly reason: Reason | null;
}

/** How a product would travel, before anybody has put it in a cart. */
export interface Delivery {
  /** null: the shop promises no day. */
  readonly leavesBy: Date | null;
  readonly methods: readonly DeliveryMethod[];
  readonly returnable: boolean;
}

/**
 * How one piece of a product would be sent if it were paid now: the days, and the fee by method. What a cart
 * really pays is its quote, which counts everything in it.
 */
export async function readDelivery(
  db: Connection,
  {
    p_id,
    amount,
    layer,
  }: { readonly p_id: number; readonly amount: number; readonly layer: Layer },
  now = new Date(),
): Promise<Delivery> {
  const { product } = await readSettings(db);
  const parcel = await readOrderParcel(db, amount, [{ productId: p_id }]);
  const days = product.specify_shipping_days;
  const leavesBy = days < 1 ? null : daysAfter(now, days);
  const methods = await findMethods(db, layer);
  return {
    leavesBy,
    methods: methods.map((method) => ({
      method,
      fee: feeFor(amount, method),
      arrivesBy:
        leavesBy && method.transitDays !== null ? daysAfter(leavesBy, method.transitDays) : null,
      reason: shippingProblem(method, parcel, false),
    })),
    returnable: isReturnable(layer, await isPerishable(db, p_id)),
  };
}

/**
 * The seven days of the Consumer Protection Act do not apply to what spoils or keeps for a short time only, and
 * nobody can sell what has left the cold chain.
 */
const isReturnable = (layer: Layer, perishable: boolean): boolean => layer === 1 && !perishable;
