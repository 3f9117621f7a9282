import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { day, time } from '../core/scalars';
import { shippingKind } from './shipping-kind';

const leavesOn = describe(day, 'The day on which the parcel ships.');
const arrivesOn = describe(
  z.nullable(day),
  'The day on which it arrives, or can be picked up; null: none is promised.',
);

/** A departure that can still be made. */
export const departure = named(
  'Departure',
  'The next departure of a parcel, by the delivery calendar of the shop.',
  z.object({
    kind: shippingKind,
    order_by: describe(time, 'Until when it must be paid for this departure, Asia/Taipei.'),
    leaves_on: leavesOn,
    arrives_on: arrivesOn,
  }),
);

/** The departure of an order. */
export const orderDeparture = named(
  'OrderDeparture',
  'The days that an order was promised when it was paid, or is promised when it is paid in time.',
  z.object({
    kind: shippingKind,
    order_by: describe(
      z.nullable(time),
      'Until when it must be paid for this departure, Asia/Taipei; null: it is paid.',
    ),
    leaves_on: leavesOn,
    arrives_on: arrivesOn,
  }),
);
