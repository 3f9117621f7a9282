import { contract, type DomainName } from '@mall/contract';
import { refusalsOf } from '@mall/contract/refusals';
import fp from 'fastify-plugin';
import type { Mall } from '../context/context';
import { paidOrders } from '../domains/orders';
import { paymentRoutes } from '../domains/payments/payment-callbacks.routes';
import { paymentRedirectRoutes } from '../domains/payments/payment-redirect.routes';
import { socialReturnRoutes } from '../domains/auth/social-return.routes';
import { storeMapRoutes } from '../domains/shipping/store-map.routes';
import { memberAccess } from '../http/access';
import { registerContract } from '../http/register-contract';
import { domainHandlers } from './domain-handlers';

/** Options of {@link api}. */
export interface ApiOptions {
  readonly mall: Mall;
  /** Temporary folder of the requests' files. */
  readonly uploadsFolder: string;
  /** Fail requests whose response violates the contract; for tests. */
  readonly checkReplies: boolean;
}

/** The domains whose writes change sessions, and what a session says about its member. */
const OF_SESSIONS: ReadonlySet<string> = new Set<DomainName>(['auth', 'members']);

/** All endpoints of the contract, and those used only by providers or redirected browsers. */
export const api = fp<ApiOptions>(async (app, { mall, uploadsFolder, checkReplies }) => {
  const { db, config, gateway, origins, requestLimits, recordWrite, viewers } = mall;
  registerContract(app, contract, domainHandlers(mall), {
    authenticate: memberAccess(viewers.find),
    refusalsOf,
    // Credentials and cookies are in `auth` alone.
    isSecret: (domain) => domain === 'auth',
    onWrite(domain, viewer) {
      recordWrite({ memberId: viewer?.id ?? null, changesSessions: OF_SESSIONS.has(domain) });
    },
    origins,
    trustProxy: config.trustProxy,
    uploads: { folder: uploadsFolder, stallMs: config.requestTimeouts.bodyMs },
    checkReplies,
  });
  await app.register(paymentRoutes, {
    db,
    gateway,
    orders: paidOrders,
    requestLimits,
    trustProxy: config.trustProxy,
  });
  await app.register(storeMapRoutes, { db });
  await app.register(socialReturnRoutes, { mall });
  await app.register(paymentRedirectRoutes, { db });
});
