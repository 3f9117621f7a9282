import type { FastifyInstance } from 'fastify';
import type { Tracer } from '../kernel/tracer';

/**
 * Opens the tracer of a server that is configured to be traced. OpenTelemetry takes 17 MB, so no other server loads it.
 * It closes after the last request and job, whose spans it sends.
 */
export async function openTracer(app: FastifyInstance): Promise<Tracer> {
  const { otlpTracer } = await import('../platform/tracing/otlp-tracer');
  const tracer = otlpTracer((reason) => app.log.warn({ reason }, 'Traces could not be sent'));
  app.addHook('onClose', () => tracer.close());
  return tracer;
}
