import * as z from 'zod/mini';
import { totals } from './checkout.schemas';
import { domain } from './endpoint';
import { layer, layerText } from './products.schemas';
import { count, id, money, pageQuery, paged, time, typedCode } from './scalars';

/** The kind of discount: NT$ off the goods, percent off the goods, or the shipping fee. */
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
  /** Only for this cart's goods; null: any. */
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
  /** Text: why it cannot be used. */
  reason: z.nullable(z.string()),
  chosen: z.boolean(),
  /** The chosen tickets that it cannot be used beside, but instead of; empty: none, or it is no matter of them. */
  replaces: z.array(id),
  /** The discount on this cart in addition to the chosen tickets, or instead of those that it replaces. */
  discount_amount: money,
});

/** A coupon code that a shopper enters. */
const couponCode = typedCode(/^[0-9A-Z-]{3,32}$/);

/** The form in which a code is entered. */
export const couponCodeForm = z.object({ code: couponCode });

/** Coupons and a member's tickets. */
export const coupons = domain('coupons', {
  list: {
    summary: "The member's coupons of one type, the soonest to end first",
    access: 'member',
    params: z.object({ type: couponListType }),
    query: z.object(pageQuery),
    reply: paged(ticket),
  },
  forCart: {
    summary: "The member's coupons as one layer's cart sees them: usable, or why not",
    access: 'member',
    params: z.object({ layer: layerText }),
    reply: z.array(ticketForCart),
  },
  check: {
    summary: 'Whether a code is worth something to this member now, and what',
    access: 'member',
    params: couponCodeForm,
    typedParams: ['code'],
    reply: z.object({
      valid: z.boolean(),
      /** Text: why it cannot be used. */
      reason: z.nullable(z.string()),
      /** null: unknown code. */
      coupon: z.nullable(coupon),
    }),
  },
  claim: {
    summary:
      'Take the ticket of a code, to be used later; one that the member holds is found again',
    access: 'member',
    body: couponCodeForm,
    reply: ticket,
  },
  apply: {
    summary: "Use these coupons on one layer's cart and no others; a code gets its ticket first",
    access: 'member',
    params: z.object({ layer: layerText }),
    body: z.object({
      /** Tickets by id, or coupons by code. */
      tickets: z.array(z.union([id, couponCode])).check(z.maxLength(10)),
    }),
    reply: z.object({ list: z.array(ticketForCart), totals }),
  },
});
