import { sqlState, sqlStateOf } from '../db/errors';
import { isDatabaseUnavailable } from '../db/unavailable';
import { MallError } from '../kernel/error';

/** Error codes caused by the client, not by us: unstorable data, or a closed connection. */
const CLIENT_ERRORS: ReadonlySet<string> = new Set([
  sqlState.unstorableText,
  sqlState.unstorableJson,
  // A client that disconnects during an upload is not a server fault.
  'ECONNRESET',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

/** Error codes of a disk without room, or of an exhausted quota: the server's own, and PostgreSQL's (`disk_full`). */
const STORAGE_FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** How long a client waits before it retries: a restart of PostgreSQL takes about as long. */
const RETRY_SECONDS = 2;

/**
 * Maps any thrown error to the failure to send, for HTTP and sockets alike: refusals stay as they are,
 * known errors of Fastify, its plugins and the database become refusals, and everything else is an
 * internal error.
 */
export function failureOf(error: unknown): MallError {
  if (error instanceof MallError) return error;
  // First, because a lost connection has the same codes as a client that disconnects.
  if (isDatabaseUnavailable(error))
    return new MallError('unavailable', [{ seconds: RETRY_SECONDS }]);
  const code = sqlStateOf(error) ?? '';
  if (STORAGE_FULL.has(code)) return new MallError('storageFull');
  if (CLIENT_ERRORS.has(code)) return new MallError('malformed');
  switch (statusOf(error)) {
    case 413:
      return new MallError('tooLarge');
    case 404:
      return new MallError('notFound');
    case 403:
      return new MallError('forbidden');
    case 400:
    case 406:
    case 415:
      return new MallError('malformed');
    default:
      return new MallError('serverFault');
  }
}

const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
