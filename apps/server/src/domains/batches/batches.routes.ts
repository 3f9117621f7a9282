import { staffContract } from '@mall/contract/staff';
import type { Mall } from '../../context/context';
import { transaction } from '../../db/transaction';
import type { StaffHandlers } from '../../http/contract-types';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.repo';
import { actorOf } from '../audit';
import type { BatchRunner } from './batch-runner';
import { presentBatch } from './batches.presenter';
import { cancel, PAUSE_MS, readBatch, retry, startBatch } from './batches.service';

const callerOf = (call: Parameters<typeof actorOf>[0]) => ({
  viewer: call.viewer,
  actor: actorOf(call),
});

export const batchRoutes = (
  { db }: Pick<Mall, 'db'>,
  runner: BatchRunner,
): StaffHandlers<'batches'> => ({
  async start(call) {
    const { viewer, idempotency, language } = call;
    const { reply } = staffContract.batches.start;
    const started = await withIdempotency(db, viewer.id, idempotency, reply, async (tx) => {
      const id = await startBatch(tx, callerOf(call), call.body);
      return presentBatch(await readBatch(tx, viewer, id), language);
    });
    runner.runAfter(PAUSE_MS);
    return started;
  },
  get: async ({ viewer, params, language }) =>
    presentBatch(await readBatch(db, viewer, params.id), language),
  async cancel(call) {
    await transaction(db, (tx) => cancel(tx, callerOf(call), call.body.id));
    return presentBatch(await readBatch(db, call.viewer, call.body.id), call.language);
  },
  async retry(call) {
    await transaction(db, (tx) => retry(tx, callerOf(call), call.body.id));
    runner.runAfter(0);
    return presentBatch(await readBatch(db, call.viewer, call.body.id), call.language);
  },
});
