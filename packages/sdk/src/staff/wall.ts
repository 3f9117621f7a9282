import type { StaffBody, StaffQuery } from '@mall/contract/staff';
import type { CallOptions } from '../http/http';
import type { StaffCalls } from './calls';
import type { WallCaseList, WallCounts, WallTarget } from './types';

/** What members reported on the wall, and what colleagues decide. All calls need the permission `wall.moderate`. */
export interface WallApi {
  /** Posts and comments that members reported: cases to decide, the earliest first, or decided ones. */
  cases(query?: StaffQuery<'wall', 'cases'>, options?: CallOptions): Promise<WallCaseList>;
  /** How many cases are open, and since when. */
  counts(options?: CallOptions): Promise<WallCounts>;
  /**
   * Closes a case because nothing is wrong.
   * @throws MallError `notFound`, `caseDecided`
   */
  dismiss(target: WallTarget, options?: CallOptions): Promise<void>;
  /**
   * Closes a case and hides its post or comment from everybody but its author, who reads the reason.
   * @throws MallError `notFound`, `caseDecided`, `invalidFields`
   */
  hide(decision: StaffBody<'wall', 'hide'>, options?: CallOptions): Promise<void>;
  /**
   * Shows a hidden post or comment again.
   * @throws MallError `notFound`, `caseDecided`
   */
  restore(target: WallTarget, options?: CallOptions): Promise<void>;
}

/** Creates `staff.wall`. */
export const createWall = (call: StaffCalls<'wall'>): WallApi => ({
  cases: (query, options) => call('cases', { query }, options),
  counts: (options) => call('counts', {}, options),
  async dismiss(target, options) {
    await call('dismiss', { body: { target } }, options);
  },
  async hide(decision, options) {
    await call('hide', { body: decision }, options);
  },
  async restore(target, options) {
    await call('restore', { body: { target } }, options);
  },
});
