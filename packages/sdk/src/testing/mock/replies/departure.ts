import type { Departure } from '../../../types';

/** The next departure of any parcel: paid by Saturday, it leaves on Monday. */
export const departure: Departure = {
  kind: 'home',
  order_by: '2026-11-21 14:00:00',
  leaves_on: '2026-11-23',
  arrives_on: '2026-11-24',
};
