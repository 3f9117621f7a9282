import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { clientNetwork } from '../http/client-network';
import { tooManyRequests } from '../kernel/error';
import { CallStore } from '../platform/rate-limit/call-store';
import { isInProcess } from '../platform/rendering/in-process-reads';
import type { TrustedProxies } from '../http/trusted-proxies';

/** Options of {@link callLimit}. */
export interface CallLimitOptions {
  readonly perMinute: number;
  readonly trustProxy: TrustedProxies;
}

/** Limits API requests per address; the refusal contains the time to wait. */
export const callLimit = fp<CallLimitOptions>(async (app, options) => {
  const { perMinute, trustProxy } = options;
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    store: CallStore,
    keyGenerator: (request) => clientNetwork(request.raw, trustProxy),
    allowList: ({ url, raw }) => !url.startsWith('/api/') || isInProcess(raw),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
  app.decorate('countCall', app.createRateLimit());
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts an API request that is answered before the limit's own hook. */
    readonly countCall: ReturnType<FastifyInstance['createRateLimit']>;
  }
}
