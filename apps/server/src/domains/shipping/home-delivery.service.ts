import type { Connection } from '../../db/database';
import type { Layer } from '../../db/schema';
import { settingsOf } from '../configs';
import { type Departure, nextDeparture } from './delivery-calendar';
import { scheduleOf } from './delivery-schedule';
import { openLayers } from './open-layers';
import { findHomeDelivery, type MethodRow } from './shipping.repo';
import { shopCalendarOf } from './shop-calendar';

/** What the shop promises of home delivery, independent of any cart. */
export interface HomeDelivery {
  /** The price of the items, NT$, from which it is free, for each layer that has one. */
  readonly freeFrom: readonly { readonly layer: Layer; readonly from: number }[];
  /** The earliest departure of a parcel that is paid now; null: no day is promised. */
  readonly departure: Departure | null;
}

/** Returns the free-shipping thresholds and the next departure of home delivery. */
export async function readHomeDelivery(db: Connection, now = new Date()): Promise<HomeDelivery> {
  const found = await findHomeDelivery(db);
  const settings = settingsOf(found.settings);
  const calendar = shopCalendarOf(settings);
  const open = openLayers(settings.shipping);
  const methods = found.methods.filter(({ layer }) => open.includes(layer));
  const [departure = null] = methods
    .flatMap((method) => nextDeparture(now, calendar, scheduleOf(method)) ?? [])
    .toSorted((one, other) => one.leavesOn.localeCompare(other.leavesOn));
  return { freeFrom: thresholds(methods), departure };
}

/** The lowest threshold of each layer. */
function thresholds(methods: readonly MethodRow[]): HomeDelivery['freeFrom'] {
  const lowest = new Map<Layer, number>();
  for (const { layer, freeFrom } of methods) {
    if (freeFrom !== null) lowest.set(layer, Math.min(freeFrom, lowest.get(layer) ?? freeFrom));
  }
  return [...lowest].map(([layer, from]) => ({ layer, from }));
}
