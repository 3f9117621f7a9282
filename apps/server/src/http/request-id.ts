import type { FastifyInstance } from 'fastify';
import { asRequest } from '../kernel/request-id';

/** What an answer is asked about by. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Names each call in its answer, and in every line that the log has of it, whoever writes it. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    asRequest(request.id, done);
  });
  // A body that has been read goes on from where its connection was opened.
  app.addHook('preValidation', (request, _reply, done) => asRequest(request.id, done));
}
