import type { CallOptions, Calls } from './http/http';
import type { Config } from './types';

/** The shop's settings. */
export interface ConfigsApi {
  /** All settings, by group. */
  get(options?: CallOptions): Promise<Config>;
}

/** Creates `mall.configs`. */
export const createConfigs = (call: Calls<'configs'>): ConfigsApi => ({
  get: (options) => call('get', {}, options),
});
