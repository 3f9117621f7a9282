import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { loggedError } from '../db/logged-error';

/** How much is logged. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

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
