import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { loggedError } from '../db/logged-error';
import { currentRequestId } from '../kernel/request-id';

/** How much is logged. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Whoever writes a line during a call: it carries the call's name, as a call's own log does. */
function mixin(_line: object, _level: number, logger: { bindings(): object }): object {
  const reqId = currentRequestId();
  return reqId === undefined || 'reqId' in logger.bindings() ? {} : { reqId };
}

/**
 * What goes into the log: never a token, a password, a cookie or what a member wrote. Queries are left out whole, since
 * tokens travel in some of them; one travels in a path.
 *
 * @param stream where it goes; the console unless given.
 */
export function loggerOptions(
  level: (typeof logLevels)[number],
  stream?: { write(line: string): void },
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    mixin,
    ...(stream && { stream }),
    serializers: {
      err: loggedError,
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?')[0]?.replace(/^\/forget\/[\w-]{20,}/, '/forget/…'),
        address: request.ip,
      }),
    },
  };
}
