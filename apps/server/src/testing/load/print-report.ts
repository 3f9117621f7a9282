import type { ObservedCalls, Recovery } from './observed-calls';

/** The totals that {@link expectNothingLost} counted. */
interface Totals {
  readonly orders: number;
  readonly sold: number;
  readonly messages: number;
}

/** Prints what the callers saw of a fault: the figures of the table in docs/operations.md. */
export function printReport(
  fault: string,
  calls: Pick<ObservedCalls, 'answered' | 'failures' | 'longestWait'>,
  recovery: Recovery,
  { orders, sold, messages }: Totals,
): void {
  const seen = Object.entries(calls.failures).map(([failure, count]) => `${count} × ${failure}`);
  const seconds = Object.entries(recovery).map(([kind, taken]) => `${kind} ${taken.toFixed(2)} s`);
  const lines = [
    fault,
    `answered: ${calls.answered}; longest wait: ${calls.longestWait.toFixed(1)} s`,
    `failures: ${seen.join('; ') || 'none'}`,
    `first success after the fault: ${seconds.join(', ')}`,
    `orders: ${orders}; units sold: ${sold}; messages: ${messages}; lost or doubled: 0`,
  ];
  process.stdout.write(`${lines.join('\n  ')}\n`);
}
