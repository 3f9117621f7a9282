import * as z from 'zod/mini';
import { describe } from '../core/describe';
import { id, money, text } from '../core/scalars';
import { orderNumber } from '../shop/orders';
import { refundPreview } from './order-refunds.schemas';

const ofOrder = { o_id: orderNumber };
const reason = describe(text(200, 'Please give a reason'), 'The reason, which the member reads.');
const refunding = {
  permission: 'orders.refund',
  requiresFreshFactor: true,
  idempotent: true,
} as const;
/** What the colleague saw: a call whose sum is no longer true is refused. */
const amount = describe(money, 'The `amount` of the preview, NT$.');
const refund = describe(id, 'The id of the refund.');
const item = describe(id, 'The id of the line.');
const quantity = describe(z.int().check(z.minimum(1)), 'How many units.');
const shippingFee = describe(z.boolean(), 'Whether the shipping fee is refunded, too.');
const MOST_LINES = 200;
const LINES = 'The units to refund, each line once.';
/** How a refund by hand is requested. */
const byHand = describe(
  z.optional(z.boolean()),
  'A colleague pays it back, although the payment provider could.',
);
const PREVIEW_KIND =
  '`order`: the whole order, or the rest of it; `lines`: units of its lines, or its shipping fee; `record`: a refund that waits for colleagues.';

const previewed = z.discriminatedUnion('kind', [
  z.strictObject({ kind: describe(z.literal('order'), PREVIEW_KIND), by_hand: byHand }),
  z.strictObject({
    kind: describe(z.literal('lines'), PREVIEW_KIND),
    lines: describe(
      z.array(z.strictObject({ item, quantity })).check(z.maxLength(MOST_LINES)),
      LINES,
    ),
    shipping_fee: shippingFee,
    by_hand: byHand,
  }),
  z.strictObject({
    kind: describe(z.literal('record'), PREVIEW_KIND),
    refund,
  }),
]);

/**
 * Defines the calls that refund an order, or a part of it.
 *
 * @param changes what every call has that changes an order.
 */
export const refundEndpoints = <Changes extends object>(changes: Changes) =>
  ({
    previewRefund: {
      access: 'staff',
      permission: 'orders.refund',
      summary:
        'What the refund of an order, or of a part of it, pays, by which way, and what waits',
      refusals: [
        'notFound',
        'orderMoveRefused',
        'unitsNotLeft',
        'feeNotRefundable',
        'joinedUnpaid',
        'refundNotByHand',
      ],
      body: z.strictObject({
        ...ofOrder,
        refund: describe(previewed, 'What is refunded.'),
      }),
      reply: refundPreview,
    },
    requestRefund: {
      ...changes,
      ...refunding,
      summary: 'Cancel a paid order: it waits for its refund, and unshipped items are sold again',
      refusals: ['notFound', 'orderMoveRefused', 'refundAmountChanged'],
      audit: 'order.refundRequested',
      body: z.strictObject({ ...ofOrder, reason, amount }),
    },
    refund: {
      ...changes,
      ...refunding,
      summary: 'Pay back an order whose refund was requested, by the payment provider or by hand',
      refusals: [
        'notFound',
        'orderMoveRefused',
        'joinedUnpaid',
        'refundAmountChanged',
        'refundFailed',
        'refundUnknown',
      ],
      audit: 'order.refunded',
      body: z.strictObject({
        ...ofOrder,
        amount,
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
        'refundAmountChanged',
        'refundUnknown',
      ],
      audit: 'order.linesRefunded',
      body: z.strictObject({
        ...ofOrder,
        amount,
        lines: describe(
          z
            .array(
              z.strictObject({
                item,
                quantity,
                restock: describe(z.boolean(), 'Whether the units are put on sale again.'),
              }),
            )
            .check(z.maxLength(MOST_LINES)),
          LINES,
        ),
        shipping_fee: shippingFee,
        reason,
        by_hand: byHand,
      }),
    },
    confirmRefund: {
      ...changes,
      ...refunding,
      summary: 'Confirm that a refund that waits for colleagues was paid back by hand',
      refusals: ['notFound', 'refundNotByHand', 'refundAmountChanged'],
      audit: 'order.refundConfirmed',
      body: z.strictObject({ ...ofOrder, refund, amount }),
    },
    retryRefund: {
      ...changes,
      ...refunding,
      summary: 'Request a refund again that the payment provider refused',
      refusals: ['notFound', 'refundNotRefused'],
      audit: 'order.refundRetried',
      body: z.strictObject({ ...ofOrder, refund }),
    },
    dismissRefundAlarm: {
      ...changes,
      permission: 'orders.refund',
      summary: 'Dismiss the alarm that a refund was paid back twice',
      refusals: ['notFound', 'refundAlarmGone'],
      audit: 'order.refundAlarmDismissed',
      body: z.strictObject({ ...ofOrder, refund }),
    },
  }) as const;
