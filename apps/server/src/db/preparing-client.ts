import { Client, type ClientConfig, type QueryArrayConfig, type QueryConfig } from 'pg';
import { timeStatement } from './slow-statements';
import { traceStatement } from './trace-statement';

/** Number of uses after which a statement stays prepared on each connection. */
const OFTEN = 5;
/** Maximum number of prepared statements: each takes memory in the database, on every connection. */
const MOST_PREPARED = 400;
/** Maximum number of counted statements; lists of varying length create many that never repeat. */
const MOST_COUNTED = 4_000;

/** Time to open a connection. */
const CONNECT_MS = 5_000;

let sent = 0;
/** Statements that this process has sent to PostgreSQL. */
export const statementsSent = (): number => sent;

const counted = new Map<string, number>();
const names = new Map<string, string>();

/** The name that a statement is prepared under; undefined until it has been used often. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_PREPARED) return known;
  const times = (counted.get(text) ?? 0) + 1;
  if (times < OFTEN) {
    if (counted.size >= MOST_COUNTED) counted.clear();
    counted.set(text, times);
    return undefined;
  }
  counted.delete(text);
  const name = `often_${names.size}`;
  names.set(text, name);
  return name;
}

/** The text to measure a statement under. A command without parameters can contain values. */
const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query.replaceAll(/'[^']*'/g, "'…'");
  return isPlain(query) ? query.text : '';
};

const isPlain = (query: unknown): query is QueryConfig | QueryArrayConfig =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query);

/** Times and traces a statement. @returns a function that ends both, with the error if it failed */
function observe(query: unknown): (error?: unknown) => void {
  const text = textOf(query);
  const endTime = timeStatement(text);
  const endSpan = traceStatement(text, isPlain(query) ? query.name : undefined);
  return (error) => {
    endTime();
    endSpan?.(error);
  };
}

/**
 * A connection that prepares frequent statements once, so that PostgreSQL neither parses nor plans them again. (A
 * PgBouncer in front must be 1.21 or newer to support prepared statements.) It also counts, times and traces all
 * statements.
 */
export class PreparingClient extends Client {
  constructor(config?: ClientConfig) {
    // The pool's own `connectionTimeoutMillis` is for waiting in its queue, which takes longer than connecting.
    super({ ...config, connectionTimeoutMillis: CONNECT_MS });
  }

  override query: Client['query'] = (query: unknown, ...rest: unknown[]) => {
    sent += 1;
    const prepared =
      isPlain(query) && query.name === undefined ? { ...query, name: nameOf(query.text) } : query;
    const end = observe(query);
    const callback = rest.at(-1);
    if (typeof callback === 'function') {
      rest[rest.length - 1] = (...reply: unknown[]) => {
        end(reply[0]);
        callback(...reply);
      };
    }
    const send = Client.prototype.query as (...args: unknown[]) => never;
    const result: unknown = send.call(this, prepared, ...rest);
    if (result instanceof Promise) result.then(() => end(), end);
    return result as never;
  };
}
