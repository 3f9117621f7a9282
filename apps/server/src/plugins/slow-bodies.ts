import fp from 'fastify-plugin';
import { cutSlowBodies, type Patience } from '../http/patience';

/** Ends connections on which a body does not arrive in time. Register it after the sockets, which take requests of their own. */
export const slowBodies = fp<Patience>(async (app, patience) => {
  let stop: (() => void) | null = null;
  app.addHook('onReady', async () => {
    stop = cutSlowBodies(app.server, patience);
  });
  app.addHook('onClose', async () => stop?.());
});
