import fp from 'fastify-plugin';
import { onServiceCall } from '../platform/outgoing/call-service';

/** Logs the calls of external services: payments, push messages, sign-in. Those without a useful answer are warnings. */
export const serviceCalls = fp(async (app) => {
  const stop = onServiceCall(({ service, operation, status, reason, milliseconds }) => {
    const isFailed = status === null || status >= 500;
    app.log[isFailed ? 'warn' : 'info'](
      { service, operation, milliseconds, ...(reason === null ? { status } : { reason }) },
      isFailed
        ? 'An external service did not answer as expected'
        : 'An external service was called',
    );
  });
  app.addHook('onClose', async () => stop());
});
