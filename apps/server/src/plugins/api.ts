import fp from 'fastify-plugin';
import type { Mall } from '../context';
import { paymentRoutes } from '../domains/checkout/payment-callbacks.routes';
import { paymentRedirectRoutes } from '../domains/payments/payment-redirect.routes';
import { storeMapRoutes } from '../domains/shipping/store-map.routes';
import { registerContract } from '../http/register-contract';
import { domainHandlers } from './domain-handlers';

/** What {@link api} needs. */
export interface ApiOptions {
  readonly mall: Mall;
  /** Where calls keep their files meanwhile. */
  readonly uploadsFolder: string;
  /** Fail calls whose reply is not what the contract says: for tests. */
  readonly checkReplies: boolean;
}

/** Every call of the contract, and those that only a provider or a redirected browser makes. */
export const api = fp<ApiOptions>(async (app, { mall, uploadsFolder, checkReplies }) => {
  const { db, config, gateway, site } = mall;
  registerContract(app, domainHandlers(mall), {
    findViewer: mall.findViewer,
    publicOrigin: site.publicOrigin,
    trustProxy: config.trustProxy,
    uploads: { folder: uploadsFolder, stallMs: config.requestTimeouts.bodyMs },
    checkReplies,
  });
  await app.register(paymentRoutes, { db, gateway });
  await app.register(storeMapRoutes, { db });
  await app.register(paymentRedirectRoutes, { db });
});
