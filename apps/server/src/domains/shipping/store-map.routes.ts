import fp from 'fastify-plugin';
import type { Database } from '../../db/database';
import { pickStore } from './stores.service';
import { MAP_PATH, readPickedStore } from './ecpay-store-map';

/**
 * Where the map of stores comes back: the shopper's browser brings the store that was picked. It is no
 * call of the contract: it brings a form, no token, and wants no envelope. Only its nonce is believed.
 */
export const storeMapRoutes = fp<{ db: Database }>(async (app, { db }) => {
  app.post(MAP_PATH, async (request, reply) => {
    const picked = readPickedStore(request.body);
    const methodId = picked && (await pickStore(db, picked.nonce, picked.store));
    if (picked === null || methodId === null) return reply.redirect('/cart/shipping', 303);
    return reply.redirect(`/cart/map/${methodId}?ticket=${picked.nonce}`, 303);
  });
});
