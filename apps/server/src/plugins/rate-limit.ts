import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { clientNetwork } from '../http/client-network';
import { tooManyRequests } from '../kernel/error';
import type { StaffViewer } from '../kernel/staff-viewer';
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
  /** Finds the colleague of a call of the staff's API by the session of the desk. */
  readonly findColleague: (request: FastifyRequest) => Promise<StaffViewer | null>;
}

/** The pattern of the route; the path if there is none. A path can be spelled in several ways: `/%61pi/configs`. */
const routeOf = ({ routeOptions, url }: FastifyRequest): string => routeOptions.url ?? url;

/**
 * Limits API requests per address; the refusal contains the time to wait. Calls of the staff's API with a valid session
 * are counted per session, because the colleagues of an office share an address.
 */
export const callLimit = fp<CallLimitOptions>(async (app, options) => {
  const { perMinute, trustProxy, counter, findColleague } = options;
  app.decorateRequest('colleague', null);
  await app.register(rateLimit, {
    // The plugin's own hook runs after that of the route, and so does not count what the route refuses.
    global: false,
    max: perMinute,
    timeWindow: 60_000,
    store: callStoreOf(counter),
    keyGenerator: ({ colleague, raw }) =>
      colleague === null
        ? clientNetwork(raw, trustProxy)
        : `desk:${colleague.session.toString('base64url')}`,
    allowList: (request) => !routeOf(request).startsWith('/api/') || isInProcess(request.raw),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
  const limit = app.rateLimit();
  app.addHook('onRequest', async (request, reply) => {
    if (routeOf(request).startsWith('/api/staff/'))
      request.colleague = await findColleague(request);
    // A route with a limit of its own, or none, is left to the plugin, which counts each request once.
    if (request.routeOptions.config.rateLimit === undefined) await limit.call(app, request, reply);
  });
  app.decorate('countCall', app.createRateLimit());
  app.addHook('onClose', async () => counter.close());
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts an API request that is answered before the limit's own hook. */
    readonly countCall: ReturnType<FastifyInstance['createRateLimit']>;
  }
  interface FastifyRequest {
    /** The colleague who calls the staff's API; null: the call has no valid session of the desk. */
    colleague: StaffViewer | null;
  }
}
