import type { FastifyInstance } from 'fastify';
import { requestsInFlight } from './requests-in-flight';

/**
 * Prepares a server for a shutdown that interrupts no request. Call it before the server listens.
 *
 * Fastify's own `close` fails the in-process calls of a page that is being rendered, and refuses
 * requests on open connections in a form that no client of ours expects. So requests end first, and
 * `close` comes after.
 *
 * @returns a function that refuses new connections, and waits until every request is answered.
 * @example
 * const drain = drainable(app);
 * await listen(app, config);
 * await drain();
 * await app.close();
 */
export function drainable({ server }: Pick<FastifyInstance, 'server'>): () => Promise<void> {
  const inFlight = requestsInFlight(server);
  return async () => {
    inFlight.endKeepAlive();
    // Closes idle connections too; those that never sent a request are cut by Fastify's `close`.
    server.close();
    await inFlight.settled();
  };
}
