import { currentContext } from '../kernel/work-context';
import { sqlStateOf } from './errors';

/** The operation of a statement, and the first table that it names. */
const OPERATION = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update)\s+"?(\w+)"?/i;

/**
 * Starts a span for a statement of the current work.
 *
 * @param text with placeholders instead of values.
 * @param name the name of a `statement()`; undefined: the span is named after operation and table.
 * @returns a function that ends the span; undefined: the work is not traced.
 */
export function traceStatement(
  text: string,
  name: string | undefined,
): ((error?: unknown) => void) | undefined {
  const span = currentContext()?.span;
  if (span === undefined) return undefined;
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? '';
  const summary = name ?? [operation, TABLE.exec(text)?.[1]].filter(Boolean).join(' ');
  const child = span.child(summary, 'client', {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.summary': summary,
    'db.query.text': text,
  });
  return (error) =>
    child.end({}, error instanceof Error ? (sqlStateOf(error) ?? error.name) : undefined);
}
