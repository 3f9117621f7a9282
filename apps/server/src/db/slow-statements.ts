import { EventEmitter } from 'node:events';
import { currentRequestId } from '../kernel/request-id';

/** A statement that took long. */
export interface SlowStatement {
  /** With placeholders instead of values. */
  readonly text: string;
  readonly milliseconds: number;
  /** The request, or run of a job, that it was for. */
  readonly requestId: string | undefined;
}

const statements = new EventEmitter<{ slow: [SlowStatement] }>();
/** Statements that are faster are not reported, in milliseconds. */
const SLOW_MS = 200;

/**
 * Measures a statement from now on.
 *
 * @returns a function that ends the measurement, and reports the statement if it was slow.
 */
export function timeStatement(text: string): () => void {
  const start = performance.now();
  // The driver calls back in the context of the connection.
  const requestId = currentRequestId();
  return () => {
    const milliseconds = Math.round(performance.now() - start);
    if (milliseconds >= SLOW_MS) statements.emit('slow', { text, milliseconds, requestId });
  };
}

/**
 * Calls a function with each slow statement of this process.
 *
 * @returns a function that ends it.
 */
export function onSlowStatement(call: (statement: SlowStatement) => void): () => void {
  statements.on('slow', call);
  return () => void statements.off('slow', call);
}
