import type { RefundRow } from './refunds.repo';

/** What the state of a refund depends on. */
export type RefundProgress = Pick<RefundRow, 'state' | 'byHand' | 'failure'>;

/** Whether a refund waits for colleagues: no call to the gateway may be in progress then. */
export const waitsForStaff = ({ state, byHand, failure }: RefundProgress): boolean =>
  state !== 'settled' && (byHand || failure !== null);

/** Whether the gateway refused a refund, so that it may be requested again: no earlier call can have returned the money. */
export const wasRefused = ({ state, byHand, failure }: RefundProgress): boolean =>
  state === 'requested' && !byHand && failure !== null;

/**
 * Whether the gateway may be paying a refund: it was called, and has not answered. Who pays the same refund by hand now
 * may pay it a second time.
 */
export const mayBePaying = ({ state, byHand, failure }: RefundProgress): boolean =>
  state === 'called' && !byHand && failure === null;
