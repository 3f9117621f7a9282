import fp from 'fastify-plugin';
import { onSlowStatement } from '../db/slow-statements';

/** Calls that are answered faster are not logged, in milliseconds. */
const SLOW_CALL_MS = 1_000;

/**
 * Logs slow calls, and slow statements with the id of the request that they were for, so that an operator finds what
 * to look at. Statements have placeholders instead of values.
 */
export const slowWork = fp(async (app) => {
  app.addHook('onResponse', async ({ method, routeOptions, log }, reply) => {
    const milliseconds = Math.round(reply.elapsedTime);
    if (milliseconds < SLOW_CALL_MS) return;
    const route = `${method} ${routeOptions.url ?? ''}`;
    log.warn({ route, status: reply.raw.statusCode, milliseconds }, 'A call was slow');
  });
  const stop = onSlowStatement(({ text, milliseconds, requestId }) =>
    app.log.warn({ reqId: requestId, milliseconds, statement: text }, 'A statement was slow'),
  );
  app.addHook('onClose', async () => stop());
});
