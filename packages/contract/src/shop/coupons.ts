import * as z from 'zod/mini';
import { totals } from './checkout.schemas';
import { domain } from './domain';
import { layer, layerText } from './products.schemas';
import { count, id, money, pageQuery, paged, time, typedCode } from '../core/scalars';

/** The kind of discount: NT$ off the items, percent off the items, or the shipping fee. */
const couponKind = z.enum(['amount', 'percent', 'shipping']);

/** The lists of a member's coupons. */
export const couponListType = z.enum(['usable', 'used', 'expired']);

const coupon = z.object({
  name: z.string(),
  code: z.nullable(z.string()),
  kind: couponKind,
  /** NT$, percent, or 0 for shipping. */
  value: count,
  min_amount: money,
  max_discount: z.nullable(money),
  /** Only for this layer's cart; null: any. */
  layer: z.nullable(layer),
  /** Can be combined with other coupons. */
  stackable: z.boolean(),
  start_time: time,
  end_time: time,
});

const ticket = z.object({ id, ...coupon.shape, used_time: z.nullable(time) });

/** A ticket in relation to a cart. */
const ticketForCart = z.object({
  ...ticket.shape,
  usable: z.boolean(),
  /** Why it cannot be used, as text. */
  reason: z.nullable(z.string()),
  chosen: z.boolean(),
  /**
   * The chosen tickets that it would replace, because they cannot be combined; empty: none, or it
   * is unusable for another reason.
   */
  replaces: z.array(id),
  /**
   * The additional discount on this cart, on top of the chosen tickets, or instead of those that it
   * replaces.
   */
  discount_amount: money,
});

/** A coupon code that a shopper enters. */
const couponCode = typedCode(/^[0-9A-Z-]{3,32}$/);

/** The form in which a code is entered. */
export const couponCodeForm = z.object({ code: couponCode });

/** Coupons and a member's tickets. */
export const coupons = domain('coupons', {
  list: {
    summary: "The member's coupons of one type, earliest expiry first",
    access: 'member',
    params: z.object({ type: couponListType }),
    query: z.object(pageQuery),
    reply: paged(ticket),
  },
  forCart: {
    summary: "The member's coupons for one layer's cart: usable, or the reason why not",
    access: 'member',
    params: z.object({ layer: layerText }),
    reply: z.array(ticketForCart),
  },
  check: {
    summary: 'Whether this member can use a coupon code now, and its discount',
    access: 'member',
    params: couponCodeForm,
    typedParams: ['code'],
    reply: z.object({
      valid: z.boolean(),
      /** Why it cannot be used, as text. */
      reason: z.nullable(z.string()),
      /** null: unknown code. */
      coupon: z.nullable(coupon),
    }),
  },
  claim: {
    summary:
      'Claim the ticket of a coupon code for later; returns the existing ticket if the member already holds one',
    access: 'member',
    body: couponCodeForm,
    reply: ticket,
  },
  apply: {
    summary: "Use exactly these coupons on one layer's cart; a code is claimed as a ticket first",
    access: 'member',
    params: z.object({ layer: layerText }),
    body: z.object({
      /** Tickets by id, or coupons by code. */
      tickets: z.array(z.union([id, couponCode])).check(z.maxLength(10)),
    }),
    reply: z.object({ list: z.array(ticketForCart), totals }),
  },
});
