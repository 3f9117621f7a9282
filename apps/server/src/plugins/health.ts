import fp from 'fastify-plugin';
import type { OpenDatabase } from '../db/database';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on `/ready` answers 503, so that load balancers send no further requests. */
    refuseTraffic(): void;
  }
}

/** Why the server must get no requests now. */
type Obstacle = 'shutting-down' | 'database-unreachable';

/**
 * Answers supervisors and load balancers.
 *
 * - `/health`: 200 while the process answers. It reads nothing, so an outage of the database restarts no server.
 * - `/ready`: 200 while the server can serve; 503 with the reason while it shuts down or the database is unreachable.
 *   The database's watch knows that: a rush, in which a query waits for a connection, is no outage.
 */
export const health = fp<Pick<OpenDatabase, 'isReachable'>>(async (app, { isReachable }) => {
  let isShuttingDown = false;
  app.decorate('refuseTraffic', () => {
    isShuttingDown = true;
  });
  const obstacle = (): Obstacle | null => {
    if (isShuttingDown) return 'shutting-down';
    return isReachable() ? null : 'database-unreachable';
  };

  // They are requested every few seconds and would fill the log.
  const options = { logLevel: 'warn' } as const;
  app.get('/health', options, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/ready', options, (_request, reply) => {
    const reason = obstacle();
    void reply.header('cache-control', 'no-store');
    return reason === null
      ? reply.send({ status: 'ready' })
      : reply.status(503).send({ status: 'unavailable', reason });
  });
});
