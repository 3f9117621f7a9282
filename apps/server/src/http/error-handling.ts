import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from './envelope';
import type { MallFailure } from '../kernel/error';
import { failureOf } from './failure-of';
import { languageOf } from '../kernel/language';

/** Turns everything that can be thrown into the envelope (spec §7), in the caller's language. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
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
