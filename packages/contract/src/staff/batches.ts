import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { id, idText, optionalLine } from '../core/scalars';
import { orderNumber } from '../shop/orders';
import { staffDomain } from './domain';
import { trackingNumber } from './orders';
import type { Permission } from './permissions';
import { colleague } from './staff.schemas';

/** What a colleague has to be allowed for each kind of batch: to start, read, cancel and retry it. */
export const batchPermissions = {
  prepare: 'orders.ship',
  ship: 'orders.ship',
  arrive: 'orders.ship',
  confirmPaid: 'orders.confirmPaid',
} as const satisfies Readonly<Record<string, Permission>>;

const kind = describe(
  z.enum(['prepare', 'ship', 'arrive', 'confirmPaid']),
  'What is done with each order: `prepare`, `ship`, `arrive`, or `confirmPaid` for bank transfers that have arrived.',
);

const batch = named(
  'Batch',
  'Work on several orders, done one after the other.',
  z.object({
    id: describe(id, 'Its id.'),
    kind,
    by: describe(colleague, 'Who started it.'),
    state: describe(
      z.enum(['waiting', 'running', 'done', 'cancelled']),
      'Its state; while `waiting` it can be cancelled.',
    ),
    starts_in: describe(z.int(), 'Seconds until it starts; 0: it has.'),
    total: describe(z.int(), 'How many orders.'),
    succeeded: describe(z.int(), 'How many were done.'),
    failed: describe(z.int(), 'How many could not be done.'),
    items: describe(
      z.array(
        z.object({
          o_id: describe(z.string(), 'The number of the order.'),
          state: describe(z.enum(['waiting', 'done', 'failed']), 'Its state.'),
          message: describe(z.nullable(z.string()), 'Why it could not be done; null: it could.'),
        }),
      ),
      'The orders, in the order in which they were sent.',
    ),
  }),
);

// The kind of the batch decides which of them is needed.
const guarded = {
  access: 'staff',
  permission: [...new Set<Permission>(Object.values(batchPermissions))],
  reply: batch,
} as const;
const ofBatch = { id: describe(id, 'The id of the batch.') };

/** Work on many orders at once. */
export const batches = staffDomain('batches', {
  start: {
    ...guarded,
    summary:
      'Change many orders to their next state; starts after a pause in which it can be cancelled',
    refusals: ['notFound'],
    audit: 'batch.started',
    body: z.strictObject({
      kind,
      rows: describe(
        z
          .array(
            z.strictObject({
              o_id: orderNumber,
              carrier: describe(z.optional(optionalLine(40)), 'With `ship`: the carrier.'),
              tracking_number: describe(
                z.optional(trackingNumber),
                'With `ship`: the tracking number.',
              ),
            }),
          )
          .check(z.minLength(1), z.maxLength(500)),
        'The orders, 500 at most.',
      ),
    }),
    idempotent: true,
    maxBodyBytes: 262_144,
  },
  get: {
    ...guarded,
    summary: 'How far a batch is',
    params: z.object({ id: describe(idText, 'The id of the batch.') }),
  },
  cancel: {
    ...guarded,
    summary: 'Cancel a batch that has not started',
    refusals: ['notFound', 'batchStarted'],
    audit: 'batch.cancelled',
    body: z.strictObject(ofBatch),
  },
  retry: {
    ...guarded,
    summary: 'Try the failed orders of a batch again',
    refusals: ['notFound'],
    audit: 'batch.retried',
    body: z.strictObject(ofBatch),
  },
});
