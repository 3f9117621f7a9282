import { createServer } from 'node:http';
import { once } from 'node:events';
import fp from 'fastify-plugin';
import type { Mall } from '../context/context';
import { explainListenError } from '../http/listen-error';
import { routeNameOf } from '../http/route-name';
import { statementsSent } from '../db/preparing-client';
import type { ServerMetrics } from '../platform/metrics/server-metrics';
import { countWaiting } from '../platform/outbox/outbox.repo';

declare module 'fastify' {
  interface FastifyInstance {
    /** null: nobody reads them. */
    readonly metrics: ServerMetrics | null;
  }
}

const NO_REPLIES = { hits: 0, reads: 0 };

/** Measures the server, and answers Prometheus at `/metrics` on a port of its own. */
export const metrics = fp<Mall>(async (app, { config, db, hub }) => {
  if (config.metrics === null) {
    app.decorate('metrics', null);
    return;
  }
  const { host, port } = config.metrics;
  const { serverMetrics } = await import('../platform/metrics/server-metrics');
  const measured = serverMetrics({
    pool: db.$client,
    statements: statementsSent,
    sockets: () => hub.socketCount(),
    guestReplies: () => app.replyCache?.counts ?? NO_REPLIES,
    outbox: () => countWaiting(db),
  });
  app.decorate('metrics', measured);
  app.addHook('onResponse', async (request, reply) =>
    measured.observeRequest({
      method: request.method,
      route: routeNameOf(request),
      // A cached reply bypasses `reply`.
      status: reply.raw.statusCode,
      seconds: reply.elapsedTime / 1000,
    }),
  );
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    measured.text().then(
      (text) => response.writeHead(200, { 'content-type': measured.contentType }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'The measurements could not be read');
        response.writeHead(500).end();
      },
    );
  });
  app.addHook('onReady', async () => {
    server.listen(port, host);
    await once(server, 'listening').catch((error: unknown) => {
      throw explainListenError(error, {
        host,
        port,
        hostVariable: 'METRICS_HOST',
        portVariable: 'METRICS_PORT',
      });
    });
    const address = server.address();
    app.log.info({ address }, 'Prometheus can read /metrics');
  });
  // Until the end, so that a shutdown can be observed.
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
});
