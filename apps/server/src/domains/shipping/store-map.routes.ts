import fp from 'fastify-plugin';
import type { Database } from '../../db/database';
import { withValue } from '../../kernel/return-url';
import { pickStore } from './stores.service';
import { MAP_PATH, readPickedStore } from './ecpay-store-map';

/**
 * The store map's callback: the shopper's browser brings the picked store. It is no part of the API contract:
 * it receives a form without a token and answers without an envelope. Only its nonce is trusted.
 */
export const storeMapRoutes = fp<{ db: Database }>(async (app, { db }) => {
  app.post(MAP_PATH, async (request, reply) => {
    const picked = readPickedStore(request.body);
    if (picked === null) return reply.redirect('/cart/shipping', 303);
    const { methodId, returnUrl } = await pickStore(db, picked.nonce, picked.store);
    if (returnUrl !== null) {
      const chosen =
        methodId === null ? returnUrl : withValue(returnUrl, 'shipping', `${methodId}`);
      return reply.redirect(chosen, 303);
    }
    if (methodId === null) return reply.redirect('/cart/shipping', 303);
    return reply.redirect(`/cart/map/${methodId}?ticket=${picked.nonce}`, 303);
  });
});
