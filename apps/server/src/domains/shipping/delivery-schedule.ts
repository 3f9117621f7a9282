import type { DeliverySchedule } from '../../db/schema';
import type { Region } from './shipping-fee';
import type { MethodRow } from './shipping.repo';

/** When a method ships and delivers to a region. */
export const scheduleOf = (method: MethodRow, region: Region = 'main'): DeliverySchedule => ({
  collectsOn: method.collectsOn,
  deliversOn: method.deliversOn,
  transitDays: region === 'islands' ? method.islandsTransitDays : method.transitDays,
});
