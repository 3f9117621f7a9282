import { staffContract } from '@mall/contract/staff';
import type { Mall } from '../../context/context';
import { transaction } from '../../db/transaction';
import type { StaffHandlers } from '../../http/contract-types';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.repo';
import { actorOf } from '../audit';
import { presentBatch } from './batches.presenter';
import { cancel, readBatch, retry, startBatch } from './batches.service';

export const batchRoutes = ({ db }: Pick<Mall, 'db'>): StaffHandlers<'batches'> => ({
  start(call) {
    const { viewer, idempotency, language } = call;
    const { reply } = staffContract.batches.start;
    return withIdempotency(db, viewer.id, idempotency, reply, async (tx) => {
      const id = await startBatch(tx, actorOf(call), call.body);
      return presentBatch(await readBatch(tx, id), language);
    });
  },
  get: async ({ params, language }) => presentBatch(await readBatch(db, params.id), language),
  async cancel(call) {
    await transaction(db, (tx) => cancel(tx, actorOf(call), call.body.id));
    return presentBatch(await readBatch(db, call.body.id), call.language);
  },
  async retry(call) {
    await transaction(db, (tx) => retry(tx, actorOf(call), call.body.id));
    return presentBatch(await readBatch(db, call.body.id), call.language);
  },
});
