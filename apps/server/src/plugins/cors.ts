import fastifyCors from '@fastify/cors';
import fp from 'fastify-plugin';
import { REQUEST_ID_HEADER } from '../http/request-id';
import type { DeskAddress } from '../kernel/desk-address';

/** The paths that a storefront calls and shows; pages and the demo's providers are not shared. */
const SHARED = /^\/(api|sanctum|media)\//;
/** How long a browser remembers the answer to a preflight, in seconds; browsers cap it at two hours. */
const PREFLIGHT_SECONDS = 7_200;

/** Options of {@link cors}. */
export interface CorsOptions {
  /** The origins of the partners' sites; none: nothing is added to any response. */
  readonly storefronts: readonly string[];
  /** Its own host shares nothing. */
  readonly desk: Pick<DeskAddress, 'isShopHost'>;
}

/** Lets the pages of listed storefronts read responses: with a bearer token, never by cookies. */
export const cors = fp<CorsOptions>(async (app, { storefronts, desk }) => {
  if (storefronts.length === 0) return;
  await app.register(fastifyCors, {
    delegator: (request, decide) =>
      decide(null, {
        origin: SHARED.test(request.url ?? '') && desk.isShopHost(request.host) && [...storefronts],
        methods: ['GET', 'POST'],
        allowedHeaders: [
          'Accept',
          'Accept-Language',
          'Authorization',
          'Content-Type',
          'Idempotency-Key',
        ],
        // By the date a client learns the shop's time.
        exposedHeaders: [REQUEST_ID_HEADER, 'retry-after', 'date'],
        maxAge: PREFLIGHT_SECONDS,
      }),
  });
});
