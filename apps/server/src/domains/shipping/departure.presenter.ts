import { taipeiTime } from '../../kernel/time';
import type { Departure } from './delivery-calendar';
import type { MethodRow } from './shipping.repo';

/** A departure by a kind of method as sent to the client. */
export const presentDeparture = (departure: Departure | null, kind: MethodRow['kind']) =>
  departure && {
    kind,
    order_by: taipeiTime(departure.orderBy),
    leaves_on: departure.leavesOn,
    arrives_on: departure.arrivesOn,
  };
