import type { CallOptions, Http } from './http/http';

/** The shop's settings (spec §3, Config). */
export const createConfigs = (http: Http) => ({
  get: (options?: CallOptions) => http.call('configs', 'get', {}, options),
});
