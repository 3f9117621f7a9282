import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** How much is logged. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * What goes into the log: never a token, a password or a cookie. Queries are left out whole, since
 * tokens travel in some of them; one travels in a path.
 */
export function loggerOptions(
  level: (typeof logLevels)[number],
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?')[0]?.replace(/^\/forget\/[\w-]{20,}/, '/forget/…'),
        address: request.ip,
      }),
    },
  };
}
