import * as z from 'zod/mini';
import { describe } from '../core/describe';
import { id, text } from '../core/scalars';
import { orderNumber } from '../shop/orders';

const ofOrder = { o_id: orderNumber };
const reason = describe(text(200, 'Please give a reason'), 'The reason, which the member reads.');
const refunding = { permission: 'orders.refund', requiresFreshFactor: true } as const;

/**
 * Defines the calls that refund an order, or a part of it.
 *
 * @param changes what every call has that changes an order.
 */
export const refundEndpoints = <Changes extends object>(changes: Changes) =>
  ({
    requestRefund: {
      ...changes,
      ...refunding,
      summary: 'Cancel a paid order: it waits for its refund, and unshipped items are sold again',
      refusals: ['notFound', 'orderMoveRefused'],
      audit: 'order.refundRequested',
      body: z.strictObject({ ...ofOrder, reason }),
    },
    refund: {
      ...changes,
      ...refunding,
      summary: 'Pay back an order whose refund was requested, by the payment provider or by hand',
      refusals: ['notFound', 'orderMoveRefused', 'joinedUnpaid', 'refundFailed', 'refundUnknown'],
      audit: 'order.refunded',
      body: z.strictObject({
        ...ofOrder,
        by_hand: describe(
          z.optional(z.boolean()),
          'The money was paid back outside of the payment provider, which is not called.',
        ),
      }),
    },
    refundLines: {
      ...changes,
      ...refunding,
      summary: 'Refund units of lines, or the shipping fee',
      refusals: [
        'notFound',
        'orderMoveRefused',
        'unitsNotLeft',
        'feeNotRefundable',
        'joinedUnpaid',
      ],
      audit: 'order.linesRefunded',
      idempotent: true,
      body: z.strictObject({
        ...ofOrder,
        lines: describe(
          z
            .array(
              z.strictObject({
                item: describe(id, 'The id of the line.'),
                quantity: describe(z.int().check(z.minimum(1)), 'How many units.'),
                restock: describe(z.boolean(), 'Whether the units are put on sale again.'),
              }),
            )
            .check(z.maxLength(200)),
          'The units to refund, each line once.',
        ),
        shipping_fee: describe(z.boolean(), 'Whether the shipping fee is refunded, too.'),
        reason,
        by_hand: describe(
          z.optional(z.boolean()),
          'A colleague pays it back, although the payment provider could.',
        ),
      }),
    },
    confirmRefund: {
      ...changes,
      ...refunding,
      summary: 'Confirm that a refund that waits for colleagues was paid back by hand',
      refusals: ['notFound', 'refundNotByHand'],
      audit: 'order.refundConfirmed',
      body: z.strictObject({ ...ofOrder, refund: describe(id, 'The id of the refund.') }),
    },
    retryRefund: {
      ...changes,
      ...refunding,
      summary: 'Request a refund again that the payment provider refused',
      refusals: ['notFound', 'refundNotRefused'],
      audit: 'order.refundRetried',
      idempotent: true,
      body: z.strictObject({ ...ofOrder, refund: describe(id, 'The id of the refund.') }),
    },
  }) as const;
