import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from './envelope';
import type { MallError } from '../kernel/error';
import { failureOf } from './failure-of';
import { logFailure } from './log-failure';
import { REQUEST_ID_HEADER } from './request-id';
import { languageOf } from '../kernel/language';
import { addVary } from './vary';

/** Converts every thrown error into the envelope (spec §7), in the caller's language. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    logFailure(request.log, error, failure, 'A call');
    return sendFailure(request, reply, failure);
  });
}

/** Sends a failure as the response. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: MallError) {
  const language = languageOf(request.headers['accept-language']);
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  addVary(reply, 'accept-language');
  return (
    reply
      .code(failure.status)
      // A malformed URL is rejected before any hook has set this header.
      .header(REQUEST_ID_HEADER, request.id)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(refusal(failure, language))
  );
}
