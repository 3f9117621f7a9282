import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInjection } from 'light-my-request';
import type { Span, Tracer } from '../kernel/tracer';
import { currentContext, runInContext, type WorkContext } from '../kernel/work-context';
import { routeNameOf } from './route-name';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request's work belongs to; null before the first hook. */
    work: WorkContext | null;
  }
}

/** Response header that identifies a request in support questions and in the log. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Requested every few seconds: spans of them would hide the others. */
const NOT_TRACED: ReadonlySet<string> = new Set(['/health', '/ready']);

/**
 * Puts the request id into the response and into every log line written during the request.
 *
 * @param tracer starts a span for each request, below which its work is traced; null: nothing is traced.
 */
export function nameRequests(app: FastifyInstance, tracer: Tracer | null): void {
  app.decorateRequest('work', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    const span = tracer === null ? undefined : startSpan(tracer, request);
    request.work = { requestId: request.id, span };
    if (span !== undefined) {
      request.log = reply.log = request.log.child({ trace_id: span.traceId });
    }
    runInContext(request.work, done);
  });
  // After the body is read, the async context is the connection's; restore the request's.
  app.addHook('preValidation', ({ work }, _reply, done) =>
    work === null ? done() : runInContext(work, done),
  );
  if (tracer === null) return;
  app.addHook('onResponse', async ({ work }, { raw: { statusCode } }) =>
    work?.span?.end(
      { 'http.response.status_code': statusCode },
      statusCode >= 500 ? String(statusCode) : undefined,
    ),
  );
  app.addHook('onRequestAbort', async ({ work }) => work?.span?.end({}, 'aborted'));
}

/** Without the address, which may contain tokens. A client's `traceparent` is ignored: anyone could send one. */
function startSpan(tracer: Tracer, request: FastifyRequest): Span | undefined {
  const route = routeNameOf(request);
  if (NOT_TRACED.has(route)) return undefined;
  const name = `${request.method} ${route}`;
  const attributes = {
    'http.request.method': request.method,
    'http.route': route,
    'mall.request_id': request.id,
  };
  // A page reads the API within the process.
  const parent = isInjection(request.raw) ? currentContext()?.span : undefined;
  return parent?.child(name, 'server', attributes) ?? tracer.start(name, 'server', attributes);
}
