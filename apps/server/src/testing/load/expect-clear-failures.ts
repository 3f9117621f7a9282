import { failureCodes } from '@mall/contract';
import { expect } from 'vitest';
import type { ObservedCalls } from './observed-calls';

const EXPECTED = new RegExp(`^(${failureCodes.unavailable} |closed )`);

/**
 * Expects that every failure which the callers saw is the refusal for a shop that is away for a moment, or a connection
 * that was refused or closed.
 */
export function expectClearFailures({ unclear, failures }: ObservedCalls): void {
  expect(unclear).toEqual([]);
  expect(Object.keys(failures).filter((failure) => !EXPECTED.test(failure))).toEqual([]);
}
