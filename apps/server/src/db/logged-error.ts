import { DrizzleQueryError } from 'drizzle-orm';
import { constraintOf, sqlStateOf } from './errors';

/** An error as it goes into the log. */
type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  /** SQLSTATE of a query that failed. */
  readonly code?: string | undefined;
  /** The query, with `$1` … where its parameters stood. */
  readonly statement?: string;
  readonly constraint?: string | undefined;
  readonly cause?: LoggedError;
};

/**
 * What the log says of an error. Of a query that failed it says what the database calls the reason and
 * which statement it was, but neither parameters nor messages: both hold what members wrote.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const isQuery = error instanceof DrizzleQueryError;
  // The driver's own error has a severity, whichever of the two databases it is.
  if (isQuery || 'severity' in error) {
    return {
      type: error.name,
      message: 'A query failed',
      stack: framesOf(error),
      code: sqlStateOf(error),
      constraint: constraintOf(error),
      ...(isQuery && { statement: error.query }),
    };
  }
  const told = { type: error.name, message: error.message, stack: error.stack ?? '' };
  return error.cause === undefined ? told : { ...told, cause: loggedError(error.cause) };
}

/** A stack without the message that it begins with, which may have several lines. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n');
