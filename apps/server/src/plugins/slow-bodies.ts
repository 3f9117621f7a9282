import fp from 'fastify-plugin';
import { cutSlowBodies, type RequestTimeouts } from '../http/request-timeouts';

/**
 * Closes connections whose body does not arrive in time. Register it after the sockets, which handle
 * requests of their own.
 */
export const slowBodies = fp<RequestTimeouts>(async (app, requestTimeouts) => {
  let stop: (() => void) | null = null;
  app.addHook('onReady', async () => {
    stop = cutSlowBodies(app.server, requestTimeouts);
  });
  app.addHook('onClose', async () => stop?.());
  // Node would answer 417 with an empty body. The `Expect` header is ignored instead.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );
});
