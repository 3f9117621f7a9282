import { sqlState, sqlStateOf } from '../db/errors';
import { MallError } from '../kernel/error';

/** Refused by whoever asked, not by us: they brought what no column holds, or have gone. */
const THEIRS: ReadonlySet<string> = new Set([
  sqlState.unstorableText,
  sqlState.unstorableJson,
  // Whoever hangs up amid an upload hears no answer, and has broken nothing.
  'ECONNRESET',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

/**
 * What anything that can be thrown means to whoever called, over HTTP as over a socket: a refusal as
 * it is; what Fastify, its plugins and the database refuse by themselves in the mall's words;
 * everything else is a fault of ours.
 */
export function failureOf(error: unknown): MallError {
  if (error instanceof MallError) return error;
  if (THEIRS.has(sqlStateOf(error) ?? '')) return new MallError('malformed');
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
