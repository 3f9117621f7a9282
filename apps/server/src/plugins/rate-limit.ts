import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { clientNetwork } from '../http/client-network';
import { tooManyRequests } from '../kernel/error';
import { callStoreOf } from '../platform/rate-limit/call-store';
import type { SharedCounter } from '../platform/rate-limit/shared-counter';
import { isInProcess } from '../platform/rendering/in-process-reads';
import type { TrustedProxies } from '../http/trusted-proxies';

/** Options of {@link callLimit}. */
export interface CallLimitOptions {
  readonly perMinute: number;
  readonly trustProxy: TrustedProxies;
  /** Closed together with the server. */
  readonly counter: SharedCounter;
}

/** Limits API requests per address; the refusal contains the time to wait. */
export const callLimit = fp<CallLimitOptions>(async (app, { perMinute, trustProxy, counter }) => {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    store: callStoreOf(counter),
    keyGenerator: (request) => clientNetwork(request.raw, trustProxy),
    allowList: ({ url, raw }) => !url.startsWith('/api/') || isInProcess(raw),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
  app.decorate('countCall', app.createRateLimit());
  app.addHook('onClose', async () => counter.close());
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts an API request that is answered before the limit's own hook. */
    readonly countCall: ReturnType<FastifyInstance['createRateLimit']>;
  }
}
