import fp from 'fastify-plugin';
import { cutSlowBodies, type RequestTimeouts } from '../http/request-timeouts';

/** Ends connections on which a body does not arrive in time. Register it after the sockets, which take requests of their own. */
export const slowBodies = fp<RequestTimeouts>(async (app, requestTimeouts) => {
  let stop: (() => void) | null = null;
  app.addHook('onReady', async () => {
    stop = cutSlowBodies(app.server, requestTimeouts);
  });
  app.addHook('onClose', async () => stop?.());
  // Node would answer 417 by itself, with nothing in it. Nobody has to know what is expected.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );
});
