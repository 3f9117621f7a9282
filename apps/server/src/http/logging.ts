import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { loggedError } from '../db/logged-error';
import { currentContext } from '../kernel/work-context';

/** Log levels. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Adds the request id, the job's name and the trace to lines that are not logged by the request's own logger. */
function mixin(_line: object, _level: number, logger: { bindings(): object }): object {
  const context = currentContext();
  if (context === undefined) return {};
  const { requestId, job, span } = context;
  const bindings = logger.bindings();
  return {
    ...(!('reqId' in bindings) && { reqId: requestId }),
    ...(job !== undefined && { job }),
    ...(span && !('trace_id' in bindings) && { trace_id: span.traceId }),
  };
}

/**
 * Logger options that exclude tokens, passwords, cookies and members' texts from the log. Query strings
 * are removed completely because some contain tokens; one token is part of a path.
 *
 * @param stream where log lines are written; stdout by default.
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
