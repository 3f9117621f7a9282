import type { CallOptions, Calls } from './http/http';
import { methods } from './http/methods';
import type { Config } from './types';

/** The shop's settings. */
export interface ConfigsApi {
  /** All settings, by group. */
  get(options?: CallOptions): Promise<Config>;
}

/** Creates `mall.configs`. */
export const createConfigs = (call: Calls<'configs'>): ConfigsApi => methods(call, 'configs', {});
