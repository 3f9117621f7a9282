import type { Settings } from '../configs';
import { type Departure, nextDeparture, shopCalendarOf } from '../shipping';
import type { OrderRow } from './orders.repo';
import { isPayable } from './payable';

/** The days that an order is promised. */
export interface PromisedDays extends Omit<Departure, 'orderBy'> {
  /** Until when it must be paid for these days; null: it is paid. */
  readonly orderBy: Date | null;
}

/** The departure of an order that is paid at a moment, by the method as it was ordered; null: none is promised. */
export const departureOf = (
  { shipping }: Pick<OrderRow, 'shipping'>,
  settings: Settings,
  paidAt: Date,
): Departure | null =>
  shipping.schedule ? nextDeparture(paidAt, shopCalendarOf(settings), shipping.schedule) : null;

/**
 * The days that an order is promised: those stored when it was paid, and before that those of a
 * payment now.
 *
 * @returns null when no day is promised, when the parcel has arrived, and when there is none.
 */
export function promisedDays(
  order: Pick<OrderRow, 'state' | 'expiresAt' | 'shipping' | 'leavesOn' | 'arrivesOn'>,
  settings: Settings,
  now: Date,
): PromisedDays | null {
  if (isPayable(order, now)) return departureOf(order, settings, now);
  const { state, leavesOn, arrivesOn } = order;
  const travels = state === 'paid' || state === 'preparing' || state === 'shipped';
  return travels && leavesOn !== null ? { orderBy: null, leavesOn, arrivesOn } : null;
}
