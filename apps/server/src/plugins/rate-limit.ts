import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { clientNetwork } from '../http/client-network';
import { tooManyRequests } from '../kernel/error';
import type { TrustedProxies } from '../http/trusted-proxies';

/** What {@link callLimit} needs. */
export interface CallLimitOptions {
  readonly perMinute: number;
  readonly trustProxy: TrustedProxies;
}

/** No address may call the API more often than this; whoever does is told how long to wait. */
export const callLimit = fp<CallLimitOptions>(async (app, options) => {
  const { perMinute, trustProxy } = options;
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => clientNetwork(request.raw, trustProxy),
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
});
