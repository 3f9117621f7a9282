import type { Reason } from '@mall/contract/messages';
import type { Database } from '../../db/database';
import type { Layer } from '../../db/schema';
import { readSettings } from '../configs';
import { type Departure, nextDeparture } from './delivery-calendar';
import { scheduleOf } from './delivery-schedule';
import { openLayers } from './open-layers';
import { feeFor } from './shipping-fee';
import { type Parcel, shippingProblem } from './shipping.policy';
import { findMethods, type MethodRow } from './shipping.repo';
import { shopCalendarOf } from './shop-calendar';

/** A method's offer for one item of a product. */
export interface DeliveryMethod {
  readonly method: MethodRow;
  readonly fee: number;
  /** null: the shop does not promise a day. */
  readonly departure: Departure | null;
  /** Why it cannot carry the product; null when it can. */
  readonly reason: Reason | null;
}

/** The shipping of a product before it is in a cart. */
export interface Delivery {
  readonly methods: readonly DeliveryMethod[];
  readonly returnable: boolean;
}

/**
 * Returns how one item of a product would be shipped if it were paid now: the days, and the fee by
 * method. The actual fee is in the quote of a cart, which counts everything in it.
 */
export async function readDelivery(
  db: Database,
  {
    layer,
    parcel,
    perishable,
  }: { readonly layer: Layer; readonly parcel: Parcel; readonly perishable: boolean },
  now = new Date(),
): Promise<Delivery> {
  const [settings, methods] = await Promise.all([readSettings(db), findMethods(db, layer)]);
  const calendar = shopCalendarOf(settings);
  const isOpen = openLayers(settings.shipping).includes(layer);
  return {
    methods: methods.map((method) => ({
      method,
      fee: feeFor(parcel.itemsAmount, method),
      departure: isOpen ? nextDeparture(now, calendar, scheduleOf(method)) : null,
      reason: isOpen ? shippingProblem(method, parcel, false) : { reason: 'layerPaused' },
    })),
    returnable: isReturnable(layer, perishable),
  };
}

/**
 * The seven-day return of the Consumer Protection Act does not apply to products that perish soon,
 * and nobody can resell a product that has left the cold chain.
 */
const isReturnable = (layer: Layer, perishable: boolean): boolean => layer === 1 && !perishable;
