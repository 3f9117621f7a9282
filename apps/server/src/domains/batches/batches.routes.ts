import { staffContract } from '@mall/contract/staff';
import type { Mall } from '../../context/context';
import { transaction } from '../../db/transaction';
import type { StaffHandlers } from '../../http/contract-types';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.repo';
import { actorOf } from '../audit';
import { cancel, readBatch, retry, startBatch } from './batches.service';

export const batchRoutes = ({ db }: Pick<Mall, 'db'>): StaffHandlers<'batches'> => ({
  start(call) {
    const { viewer, idempotency, language } = call;
    const { reply } = staffContract.batches.start;
    return withIdempotency(db, viewer.id, idempotency, reply, async (tx) =>
      readBatch(tx, await startBatch(tx, actorOf(call), call.body), language),
    );
  },
  get: ({ params, language }) => readBatch(db, params.id, language),
  async cancel(call) {
    await transaction(db, (tx) => cancel(tx, actorOf(call), call.body.id));
    return readBatch(db, call.body.id, call.language);
  },
  async retry(call) {
    await transaction(db, (tx) => retry(tx, actorOf(call), call.body.id));
    return readBatch(db, call.body.id, call.language);
  },
});
