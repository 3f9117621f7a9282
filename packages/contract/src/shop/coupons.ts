import * as z from 'zod/mini';
import { totals } from './checkout.schemas';
import { describe, named } from '../core/describe';
import { domain } from './domain';
import { anyLayer, layerText } from './products.schemas';
import { count, id, money, pageQuery, paged, time, typedCode } from '../core/scalars';

/** The lists of a member's coupons. */
export const couponListType = named(
  'CouponListType',
  'The status filter of a coupon list.',
  z.enum(['usable', 'upcoming', 'used', 'expired']),
);

const coupon = named(
  'Coupon',
  'A coupon, independent of its owner.',
  z.object({
    name: describe(z.string(), 'Its name.'),
    code: describe(z.nullable(z.string()), 'The code to enter; null: it has none.'),
    kind: describe(
      z.enum(['amount', 'percent', 'shipping']),
      'NT$ off, percent off, or free shipping.',
    ),
    value: describe(count, 'NT$ or percent, by its kind; 0 for shipping.'),
    min_amount: describe(money, 'Minimum price of the items, NT$.'),
    max_discount: describe(z.nullable(money), 'Maximum discount, NT$; null: unlimited.'),
    layer: describe(anyLayer, 'Only for items of this temperature; null: any.'),
    stackable: describe(z.boolean(), 'Whether it can be combined with others.'),
    start_time: describe(time, 'Start of its validity, Asia/Taipei.'),
    end_time: describe(time, 'End of its validity, Asia/Taipei.'),
  }),
);

const ticket = named(
  'CouponTicket',
  'A coupon that the member holds.',
  z.extend(coupon, {
    id: describe(id, 'Its id.'),
    used_time: describe(z.nullable(time), 'When it was used, Asia/Taipei; null: not yet.'),
  }),
);

const reason = describe(
  z.nullable(z.string()),
  'Why it cannot be used, for a person; null: it can.',
);

const ticketForCart = named(
  'CartCoupon',
  'A coupon for one cart: usable, or the reason why not.',
  z.extend(ticket, {
    usable: describe(z.boolean(), 'Whether it can be used for this cart.'),
    reason,
    chosen: describe(z.boolean(), 'Whether it is used for this cart.'),
    replaces: describe(
      z.array(id),
      'The ids of the chosen ones that it would replace, because they cannot be combined; empty: none, or it cannot be used for another reason.',
    ),
    discount_amount: describe(
      money,
      'Its discount in addition to the chosen ones, or instead of those that it replaces, NT$.',
    ),
  }),
);
const ticketsForCart = describe(
  z.array(ticketForCart),
  "The member's coupons, checked against this cart.",
);

/** A coupon code that a shopper enters. */
const couponCode = typedCode(/^[0-9A-Z-]{3,32}$/, {
  missing: 'Please enter a coupon code',
  error: 'A coupon code has 3 to 32 letters, digits or hyphens',
});

/** The form in which a code is entered. */
export const couponCodeForm = z.object({
  code: describe(couponCode, 'The code: 3 to 32 letters, digits and hyphens.'),
});

/** Coupons and a member's tickets. */
export const coupons = domain('coupons', {
  list: {
    summary: "The member's coupons of one type, earliest expiry first",
    access: 'member',
    params: z.object({
      type: describe(couponListType, 'Which of them: usable now, valid later, used or expired.'),
    }),
    query: z.object(pageQuery),
    reply: paged(ticket),
  },
  forCart: {
    summary: "The member's coupons for one layer's cart: usable, or the reason why not",
    access: 'member',
    refusals: ['layerOff'],
    params: z.object({ layer: layerText }),
    reply: ticketsForCart,
  },
  check: {
    summary: 'Whether this member can use a coupon code now, and its discount',
    access: 'member',
    params: couponCodeForm,
    typedParams: ['code'],
    reply: z.object({
      valid: describe(z.boolean(), 'Whether this member can use the code now.'),
      reason,
      coupon: describe(z.nullable(coupon), 'The coupon; null: no coupon has this code.'),
    }),
  },
  claim: {
    summary:
      'Claim the ticket of a coupon code for later; returns the existing ticket if the member already holds one',
    access: 'member',
    refusals: ['couponUnknown', 'couponUnusable'],
    body: couponCodeForm,
    reply: ticket,
  },
  apply: {
    summary: "Use exactly these coupons on one layer's cart; a code is claimed as a ticket first",
    access: 'member',
    refusals: ['layerOff', 'couponUnknown', 'couponUnusable'],
    params: z.object({ layer: layerText }),
    body: z.object({
      tickets: describe(
        z.array(z.union([id, couponCode])).check(z.maxLength(10)),
        'Coupons of the member by id, others by their code; none: use no coupon.',
      ),
    }),
    reply: z.object({ list: ticketsForCart, totals }),
  },
});
