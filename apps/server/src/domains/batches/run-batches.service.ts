import { batchPermissions, isPermitted, permissionsOf } from '@mall/contract/staff';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { isDatabaseUnavailable } from '../../db/unavailable';
import { failureOf } from '../../http/failure-of';
import { MallError } from '../../kernel/error';
import { lockActive } from '../staff';
import { advanceAsShop, confirmPaid } from '../staff-orders';
import { type BatchRow, claimItem, endItem } from './batches.repo';

/** Orders that one run works on: as many as the largest batch has. */
const MOST_IN_A_RUN = 500;

/** The state that an order is advanced to by each kind of batch; null: its transfer is confirmed. */
const NEXT = {
  prepare: 'preparing',
  ship: 'shipped',
  arrive: 'arrived',
  confirmPaid: null,
} as const satisfies Record<BatchRow['kind'], string | null>;

type Claimed = NonNullable<Awaited<ReturnType<typeof claimItem>>>;

/** Works on the orders of started batches, each in a transaction of its own. */
export async function runBatches(
  db: Database,
  log: Pick<FastifyBaseLogger, 'error'>,
  now: Date,
): Promise<void> {
  for (let done = 0; done < MOST_IN_A_RUN; done += 1) {
    if (!(await workOnNext(db, log, now))) return;
  }
}

/** @returns whether there was an order to work on. */
async function workOnNext(
  db: Database,
  log: Pick<FastifyBaseLogger, 'error'>,
  now: Date,
): Promise<boolean> {
  let item: Claimed | undefined;
  try {
    await transaction(db, async (tx) => {
      item = await claimItem(tx, now);
      if (item) await workOn(tx, item);
    });
    return item !== undefined;
  } catch (error) {
    // Without the database, the order waits for the next run.
    if (!item || isDatabaseUnavailable(error)) throw error;
    const { failure, args } = failureOf(error);
    if (!(error instanceof MallError)) log.error({ err: error }, 'An order of a batch failed');
    await endItem(db, item, { state: 'failed', failure: { failure, args } });
    return true;
  }
}

/**
 * Throws when the colleague of a batch may not do its work any more. Nobody suspends or changes them until the order is
 * done.
 *
 * @throws {MallError} forbidden
 */
async function guardColleague(tx: Transaction, { actorId, kind }: BatchRow): Promise<void> {
  const colleague = await lockActive(tx, actorId);
  if (!colleague || !isPermitted(batchPermissions[kind], permissionsOf(colleague.roles))) {
    throw new MallError('forbidden');
  }
}

async function workOn(tx: Transaction, item: Claimed): Promise<void> {
  const { batch, number, carrier, trackingNumber } = item;
  const actor = {
    ...{ id: batch.actorId, name: batch.actorName },
    ...{ sessionId: batch.sessionId, network: batch.network },
  };
  await guardColleague(tx, batch);
  const to = NEXT[batch.kind];
  if (to === null) await confirmPaid(tx, actor, number);
  else {
    await advanceAsShop(tx, actor, {
      o_id: number,
      to,
      carrier: carrier ?? '',
      tracking_number: trackingNumber ?? '',
    });
  }
  await endItem(tx, item, { state: 'done' });
}
