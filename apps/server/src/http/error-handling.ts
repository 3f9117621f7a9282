import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sqlState, sqlStateOf } from '../db/errors';
import { refusal } from './envelope';
import { MallFailure } from '../kernel/error';
import { languageOf } from '../kernel/language';

/** Turns everything that can be thrown into the envelope (spec §7), in the caller's language. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | MallFailure, request, reply) => {
    const failure = error instanceof MallFailure ? error : failureFor(error);
    if (failure.failure === 'serverFault') request.log.error({ err: error }, 'A call crashed');
    return sendFailure(request, reply, failure);
  });
}

/** Answers with a refusal. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: MallFailure) {
  const language = languageOf(request.headers['accept-language']);
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .type('application/json; charset=utf-8')
    .send(refusal(failure, language));
}

/** What Fastify, its plugins and the database refuse by themselves, in the mall's words. */
function failureFor(error: FastifyError): MallFailure {
  const state = sqlStateOf(error);
  if (state === sqlState.unstorableText || state === sqlState.unstorableJson) {
    return new MallFailure('malformed');
  }
  // Whoever hangs up amid an upload hears no answer, and has broken nothing.
  if (error.code === 'ECONNRESET') return new MallFailure('malformed');
  switch (error.statusCode) {
    case 413:
      return new MallFailure('tooLarge');
    case 404:
      return new MallFailure('notFound');
    case 403:
      return new MallFailure('forbidden');
    case 400:
    case 415:
      return new MallFailure('malformed');
    default:
      return new MallFailure('serverFault');
  }
}
