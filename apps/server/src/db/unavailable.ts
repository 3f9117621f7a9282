import { DrizzleQueryError } from 'drizzle-orm';

/** The database cannot be reached or does not answer; a retry within seconds may succeed. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseUnavailable';
  }
}

/** SQLSTATE codes (PostgreSQL, appendix A) of conditions that end by themselves. */
const TEMPORARY_STATES: ReadonlySet<string> = new Set([
  '25006', // read_only_sql_transaction: after a failover, a connection to the former primary
  '25P03', // idle_in_transaction_session_timeout
  '53200', // out_of_memory
  '53300', // too_many_connections
  '53400', // configuration_limit_exceeded
  '55P03', // lock_not_available: lock_timeout
  '57014', // query_canceled: statement_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
]);
const CONNECTION_EXCEPTION = /^08/;
/** Codes of Node's sockets: `ECONNRESET`, `EPIPE`, `ETIMEDOUT`, … */
const SOCKET_ERROR = /^E[A-Z_]{2,}$/;
/** The driver's own errors have no code. */
const DRIVER_ERROR =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout expired|Cannot use a pool after calling end)/;

/**
 * Whether an error means that the database is temporarily unavailable: not reached, shutting down, out of connections,
 * or too slow. The only place that decides it. Errors of other sockets than the database's do not count, so the
 * driver's error is recognised only as the cause of a failed query.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let each = error, ofQuery = false; each instanceof Error; each = each.cause) {
    if (each instanceof DatabaseUnavailable) return true;
    if (ofQuery && isTemporary(each)) return true;
    ofQuery ||= each instanceof DrizzleQueryError;
  }
  return false;
}

function isTemporary(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    TEMPORARY_STATES.has(code) ||
    CONNECTION_EXCEPTION.test(code) ||
    SOCKET_ERROR.test(code) ||
    DRIVER_ERROR.test(error.message)
  );
}
