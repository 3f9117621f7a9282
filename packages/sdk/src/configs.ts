import type { CallOptions, Http } from './http/http';
import type { Config } from './types';

/** The shop's settings (spec §3, Config). */
export const createConfigs = ({ call }: Http) => ({
  /** All settings, by group. */
  get: (options?: CallOptions): Promise<Config> => call('configs', 'get', {}, options),
});
