import { DrizzleQueryError } from 'drizzle-orm';
import { constraintOf, sqlStateOf } from './errors';

/** An error as it is logged. */
type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  /** SQLSTATE of a failed query. */
  readonly code?: string | undefined;
  /** The SQL with `$1` … as placeholders. */
  readonly statement?: string;
  readonly constraint?: string | undefined;
  readonly cause?: LoggedError;
};

/**
 * Returns the loggable part of an error. For a failed query: the error code and the statement, but
 * no parameters and no messages, because both may contain members' data.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const isQuery = error instanceof DrizzleQueryError;
  // The driver's own error has a severity, in both databases.
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
  const logged = { type: error.name, message: error.message, stack: error.stack ?? '' };
  return error.cause === undefined ? logged : { ...logged, cause: loggedError(error.cause) };
}

/** A stack without the message it starts with, which may have several lines. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n');
