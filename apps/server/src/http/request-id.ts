import type { FastifyInstance } from 'fastify';
import { asRequest } from '../kernel/request-id';

/** Response header that identifies a request in support questions and in the log. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Puts the request id into the response and into every log line written during the request. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    asRequest(request.id, done);
  });
  // After the body is read, the async context is the connection's; restore the request's.
  app.addHook('preValidation', (request, _reply, done) => asRequest(request.id, done));
}
