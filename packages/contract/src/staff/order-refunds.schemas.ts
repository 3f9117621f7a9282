import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { id, money, time } from '../core/scalars';
import { orderedProduct } from '../shop/orders';

/** How and when money is paid back. */
const refundWay = z.enum(['gateway', 'after_closing', 'by_hand']);

const WAYS =
  '`gateway`: by the payment provider, now; `after_closing`: by the provider, once it has closed its day at 20:30; `by_hand`: by a colleague';

const line = z.extend(orderedProduct, {
  item: describe(id, 'The id of the line.'),
  refundable: describe(z.int(), 'How many units the caller may refund now.'),
});

const kind = describe(
  z.enum(['order', 'lines', 'surplus', 'fee']),
  '`order`: the whole order, or the rest of it; `lines`: units of its lines, or its shipping fee; `surplus`: money that the order did not need; `fee`: a shipping fee that was withheld.',
);

const refundOfOrder = z.object({
  id: describe(id, 'Its id.'),
  kind,
  amount: describe(money, 'The amount, NT$.'),
  shipping_fee: describe(money, 'With `lines`: the part of it that is the shipping fee, NT$.'),
  lines: describe(
    z.array(
      z.object({
        item: describe(id, 'The id of the line.'),
        p_name: describe(z.string(), 'The name of the product.'),
        count: describe(z.int(), 'How many units.'),
        amount: describe(money, 'The amount, NT$.'),
        restock: describe(z.boolean(), 'Whether the units were put on sale again.'),
      }),
    ),
    'With `lines`: the units.',
  ),
  reason: describe(z.string(), 'With `lines`: the reason; otherwise empty.'),
  state: describe(z.enum(['requested', 'called', 'settled']), 'Its state.'),
  waits_for_staff: describe(
    z.boolean(),
    'Whether a colleague has to pay it back by hand: the provider cannot, refused, or cannot say whether it did.',
  ),
  may_retry: describe(
    z.boolean(),
    'Whether it may be requested again: the provider refused it, and no call is in progress.',
  ),
  failure: describe(z.nullable(z.string()), "The provider's last message; null: none."),
  create_time: describe(time, 'When it was requested, Asia/Taipei.'),
  settled_time: describe(z.nullable(time), 'When it was paid back, Asia/Taipei; null: not yet.'),
  paid_twice: describe(
    z.boolean(),
    'Whether the provider paid it back, too, after a colleague had done so by hand, and no colleague has dismissed this alarm.',
  ),
});

const due = z.object({
  o_id: describe(z.string(), 'The number of the order that it pays back.'),
  refund: describe(z.nullable(id), 'The id of the refund; null: the confirmation stores it.'),
  kind,
  amount: describe(money, 'The amount, NT$.'),
  shipping_fee: describe(money, 'With `lines`: the part of it that is the shipping fee, NT$.'),
  way: describe(refundWay, `How it is paid back: ${WAYS}.`),
});

/** What the confirmation of a refund pays. */
export const refundPreview = named(
  'RefundPreview',
  'What the confirmation of a refund pays, and what it leaves alone.',
  z.object({
    amount: describe(money, 'The sum of `pays`, NT$. The confirmation sends it back.'),
    pays: describe(z.array(due), 'The refunds that the confirmation pays.'),
    waits: describe(
      z.array(due),
      'Open refunds that it leaves alone: the provider pays them, or each is confirmed by itself.',
    ),
    fee_withheld: describe(
      money,
      'The shipping fee that is not refunded, because another order ships with it, NT$.',
    ),
    fee_included: describe(
      z.boolean(),
      'With `lines`: whether the shipping fee is refunded in any case, because nothing is left to ship.',
    ),
  }),
);

/** What an order in full says about refunds. */
export const refundFacts = {
  products: describe(z.array(line), 'Its lines, in order.'),
  fee_refundable: describe(
    money,
    'The shipping fee that the caller may refund now, NT$; 0: none. It is always refunded with the last unit of an order that was not shipped.',
  ),
  refunds: describe(z.array(refundOfOrder), 'The refunds, the latest first.'),
};
