import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from './envelope';
import type { MallError } from '../kernel/error';
import { failureOf } from './failure-of';
import { REQUEST_ID_HEADER } from './request-id';
import { languageOf } from '../kernel/language';

/** Turns everything that can be thrown into the envelope (spec §7), in the caller's language. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    if (failure.failure === 'serverFault') request.log.error({ err: error }, 'A call crashed');
    return sendFailure(request, reply, failure);
  });
}

/** In how many seconds it is worth trying again; nothing: it is not about that. */
function secondsToWait({ failure, args: [wait] }: MallError): number | undefined {
  if (typeof wait === 'object' && 'seconds' in wait) return wait.seconds;
  return failure === 'signInBlocked' ? Number(wait) * 60 : undefined;
}

/** Answers with a refusal. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: MallError) {
  const language = languageOf(request.headers['accept-language']);
  const wait = secondsToWait(failure);
  if (wait !== undefined) reply.header('retry-after', wait);
  return (
    reply
      .code(failure.status)
      // An address that cannot be read is refused before anything else has happened.
      .header(REQUEST_ID_HEADER, request.id)
      .header('cache-control', 'no-store')
      .header('vary', 'accept-language')
      .type('application/json; charset=utf-8')
      .send(refusal(failure, language))
  );
}
