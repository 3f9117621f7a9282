import type { CallOptions } from '../http/http';
import type { StaffCalls } from './calls';
import type { Batch, NewBatch } from './types';

/** Work on many orders at once. */
export interface BatchesApi {
  /**
   * Changes many orders to their next state, or confirms their transfers, each on its own. The batch starts after a pause
   * of some seconds, in which it can be cancelled. Pass an `idempotencyKey` to retry it safely.
   * @throws MallError `notFound`, `forbidden`, `invalidFields`
   */
  start(batch: NewBatch, options?: CallOptions): Promise<Batch>;
  /**
   * How far a batch is.
   * @throws MallError `notFound`
   */
  get(id: number, options?: CallOptions): Promise<Batch>;
  /**
   * Cancels a batch that has not started.
   * @throws MallError `batchStarted`, `notFound`
   */
  cancel(id: number, options?: CallOptions): Promise<Batch>;
  /**
   * Tries the failed orders of a batch again.
   * @throws MallError `notFound`
   */
  retry(id: number, options?: CallOptions): Promise<Batch>;
}

/** Creates `staff.batches`. */
export const createBatches = (call: StaffCalls<'batches'>): BatchesApi => ({
  start: (batch, options) => call('start', { body: batch }, options),
  get: (id, options) => call('get', { params: { id } }, options),
  cancel: (id, options) => call('cancel', { body: { id } }, options),
  retry: (id, options) => call('retry', { body: { id } }, options),
});
