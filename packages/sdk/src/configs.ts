import type { CallOptions, Http } from './http/http';
import type { Config } from './types';

/** Creates `mall.configs`. */
export const createConfigs = ({ calls }: Http) => {
  const call = calls('configs');
  return {
    /** All settings, by group. */
    get: (options?: CallOptions): Promise<Config> => call('get', {}, options),
  };
};

/** The shop's settings (spec §3, Config). */
export interface ConfigsApi extends ReturnType<typeof createConfigs> {}
