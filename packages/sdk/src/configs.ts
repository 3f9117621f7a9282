import type { CallOptions, Calls } from './http/http';
import type { Config } from './types';

/** Creates `mall.configs`. */
export const createConfigs = (call: Calls<'configs'>) => ({
  /** All settings, by group. */
  get: (options?: CallOptions): Promise<Config> => call('get', {}, options),
});

/** The shop's settings (spec §3, Config). */
export interface ConfigsApi extends ReturnType<typeof createConfigs> {}
