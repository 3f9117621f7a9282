import type { FastifyBaseLogger } from 'fastify';
import type { MallError } from '../kernel/error';

/**
 * Logs an error that was answered with a failure, if the failure is not the caller's: our own faults and a full disk as
 * errors, an unavailable database as a warning.
 *
 * @param subject what failed: `A call`.
 */
export function logFailure(
  log: FastifyBaseLogger,
  error: unknown,
  { failure }: MallError,
  subject: string,
): void {
  if (failure === 'serverFault') log.error({ err: error }, `${subject} crashed`);
  if (failure === 'storageFull')
    log.error({ reason: rootOf(error) }, `${subject} found no storage space`);
  if (failure === 'unavailable')
    log.warn({ reason: rootOf(error) }, `${subject} found no database`);
}

/** The first cause in short: an outage or a full disk fails many calls, and their stacks do not explain it. */
function rootOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : rootOf(error.cause);
}
