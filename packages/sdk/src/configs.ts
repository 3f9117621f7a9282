import type { CallOptions, Http } from './http/http';

/** The shop's settings (spec §3, Config). */
export const createConfigs = (http: Http) => ({
  /** All of them, by group. */
  get: (options?: CallOptions) => http.call('configs', 'get', {}, options),
});
