import type { StaffBody } from '@mall/contract/staff';
import type { CallOptions } from '../http/http';
import type { StaffCalls } from './calls';
import type { DeskSettings, ShopWarning } from './types';

/** The settings of the shop that colleagues change at the desk. */
export interface SettingsApi {
  /** The settings. */
  get(options?: CallOptions): Promise<DeskSettings>;
  /**
   * Changes settings; those that are left out stay as they are.
   * @throws MallError `invalidFields`
   */
  save(changes: StaffBody<'settings', 'save'>, options?: CallOptions): Promise<DeskSettings>;
  /** What the operator of the server should change; empty for all but owners. */
  warnings(options?: CallOptions): Promise<ShopWarning[]>;
}

/** Creates `staff.settings`. */
export const createSettings = (call: StaffCalls<'settings'>): SettingsApi => ({
  get: (options) => call('get', {}, options),
  save: (changes, options) => call('save', { body: changes }, options),
  warnings: (options) => call('warnings', {}, options),
});
