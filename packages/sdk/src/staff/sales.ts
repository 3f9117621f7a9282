import type { CallOptions } from '../http/http';
import type { StaffCalls } from './calls';
import type { SalesDay } from './types';

/** What the shop sells. */
export interface SalesApi {
  /** What was paid and paid back on each of the last 14 days, the earliest first, and the current one last. */
  days(options?: CallOptions): Promise<SalesDay[]>;
}

/** Creates `staff.sales`. */
export const createSales = (call: StaffCalls<'sales'>): SalesApi => ({
  days: (options) => call('days', {}, options),
});
