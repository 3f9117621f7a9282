import { batchPermissions, type CheckedStaffBody } from '@mall/contract/staff';
import type { Connection, Transaction } from '../../db/database';
import { MallError } from '../../kernel/error';
import type { StaffViewer } from '../../kernel/staff-viewer';
import { type Actor, recordAudit } from '../audit';
import {
  addBatch,
  addItems,
  type BatchRow,
  cancelBatch,
  findBatch,
  findItems,
  findOrderIds,
  lockBatch,
  retryItems,
} from './batches.repo';

/** A batch can be cancelled for so long before it starts. */
export const PAUSE_MS = 8_000;

/** A colleague who calls: what they may do, and how the audit names them. */
export interface Caller {
  readonly viewer: Pick<StaffViewer, 'permissions'>;
  readonly actor: Actor;
}

/** The colleague in whose name a batch works. */
const authorOf = ({ id, name, sessionId, network }: Actor) => ({
  actorId: id,
  actorName: name,
  sessionId,
  network,
});

/** @throws {MallError} forbidden */
function guardKind({ permissions }: Caller['viewer'], kind: BatchRow['kind']): void {
  if (!permissions.has(batchPermissions[kind])) throw new MallError('forbidden');
}

/**
 * Stores a batch of orders, which starts after a pause.
 *
 * @returns its id.
 * @throws {MallError} forbidden; notFound, when an order does not exist
 */
export async function startBatch(
  tx: Transaction,
  { viewer, actor }: Caller,
  { kind, rows }: CheckedStaffBody<'batches', 'start'>,
): Promise<number> {
  guardKind(viewer, kind);
  const ids = await findOrderIds(
    tx,
    rows.map(({ o_id }) => o_id),
  );
  const batchId = await addBatch(tx, {
    kind,
    ...authorOf(actor),
    startsAt: new Date(Date.now() + PAUSE_MS),
  });
  await addItems(
    tx,
    rows.map(({ o_id, carrier, tracking_number: trackingNumber }, position) => {
      const orderId = ids.get(o_id);
      if (orderId === undefined) throw new MallError('notFound');
      return {
        ...{ batchId, position, orderId },
        carrier: carrier || null,
        trackingNumber: trackingNumber || null,
      };
    }),
  );
  await recordAudit(tx, actor, {
    action: 'batch.started',
    subject: `batch:${batchId}`,
    changes: [
      { field: 'kind', after: kind },
      { field: 'orders', after: rows.length },
    ],
  });
  return batchId;
}

/** @throws {MallError} notFound, forbidden, batchStarted */
export async function cancel(
  tx: Transaction,
  { viewer, actor }: Caller,
  id: number,
): Promise<void> {
  const batch = await lockBatch(tx, id);
  if (!batch) throw new MallError('notFound');
  guardKind(viewer, batch.kind);
  if (batch.cancelledAt !== null) return;
  const now = new Date();
  if (batch.startsAt <= now) throw new MallError('batchStarted');
  await cancelBatch(tx, id, now);
  await recordAudit(tx, actor, { action: 'batch.cancelled', subject: `batch:${id}` });
}

/**
 * Tries the failed orders of a batch again, in the name of the colleague who asks for it.
 *
 * @throws {MallError} notFound, forbidden
 */
export async function retry(tx: Transaction, { viewer, actor }: Caller, id: number): Promise<void> {
  const batch = await lockBatch(tx, id);
  if (!batch || batch.cancelledAt !== null) throw new MallError('notFound');
  guardKind(viewer, batch.kind);
  await retryItems(tx, id, { startsAt: new Date(), ...authorOf(actor) });
  await recordAudit(tx, actor, { action: 'batch.retried', subject: `batch:${id}` });
}

/** A batch with its orders. */
export interface BatchParts {
  readonly batch: BatchRow;
  readonly items: Awaited<ReturnType<typeof findItems>>;
  readonly now: Date;
}

/** How far a batch is. @throws {MallError} notFound, forbidden */
export async function readBatch(
  db: Connection,
  viewer: Caller['viewer'],
  id: number,
): Promise<BatchParts> {
  const batch = await findBatch(db, id);
  if (!batch) throw new MallError('notFound');
  guardKind(viewer, batch.kind);
  return { batch, items: await findItems(db, id), now: new Date() };
}
