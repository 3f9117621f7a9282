import { type CheckedBody, contract } from '@mall/contract';
import type * as z from 'zod/mini';
import type { Database, Transaction } from '../../db/database';
import { ChangedSinceRead, retried, transaction } from '../../db/transaction';
import type { Idempotency } from '../../kernel/idempotency';
import { MallError } from '../../kernel/error';
import { returnUrlOf } from '../../kernel/return-url';
import {
  findReply,
  keyToClaim,
  withIdempotency,
} from '../../platform/idempotency/with-idempotency.repo';
import { type CartLine, type CartOwner, linesToBuy, lockMemberCart, refusalOf } from '../cart';
import { unchooseTickets, useTickets } from '../coupons';
import { stockToTake, type WantedStock } from '../inventory';
import { advanceOrder, lockCombined, lockOrder, planOrder } from '../orders';
import { newAttempts, payBefore } from '../payments';
import { choosePoints, spendPoints } from '../points';
import { type ShippingPlan, shippingProblem } from '../shipping';
import { loadCheckout } from './checkout-data.repo';
import { guardInvoice } from './invoice';
import { nextStep, type PaymentContext, planPayment } from './next-step.service';
import { guardPayment } from './offered-methods';
import { placeOrder } from './place-order.repo';
import { quoteOf, type Quote } from './quote';

type Payment = CheckedBody<'checkout', 'pay'>;

/** A request to pay for a cart. */
interface Checkout {
  readonly cashier: PaymentContext;
  readonly owner: CartOwner;
  readonly input: Payment;
  /** Where the shopper comes back to; null: the site's own pages. */
  readonly returnUrl: string | null;
  readonly now: Date;
}

/** A member has at most one cart per layer, and pays for each of them once at a time. */
const MOST_AT_ONCE = 3;

/**
 * Places the order of one layer's cart and starts its payment. Prices, fees, stock, coupons and points are
 * read again; the total that the client sends is only compared. Most orders are quoted before their
 * transaction, which only checks that nothing has changed, and writes (docs/decisions/0041).
 *
 * @throws {MallError} layerOff, cartEmpty, cartLineUnbuyable, shippingMissing, storeMissing,
 *   shippingUnavailable, totalChanged, paymentUnavailable, invalidFields, returnUnknown,
 *   idempotencyKeyReused
 */
export async function pay(
  db: Database,
  cashier: PaymentContext,
  owner: CartOwner,
  input: Payment,
  idempotency: Idempotency | null,
): Promise<Placed> {
  const returnUrl = returnUrlOf(input.return_url, cashier.origins);
  const checkout = () => ({ cashier, owner, input, returnUrl, now: new Date() });
  const { memberId } = owner;
  const { reply } = contract.checkout.pay;
  const placed = await retried(async () => {
    try {
      return await placeQuickly(db, checkout(), idempotency);
    } catch (error) {
      // An earlier request with the same key may have bought the items.
      const stored = idempotency && (await findReply(db, memberId, idempotency, reply));
      if (stored) return stored.reply;
      throw error;
    }
  });
  return (
    placed ??
    withIdempotency(db, memberId, idempotency, reply, (tx) => placeUnderLock(tx, checkout()))
  );
}

/** The reply to a payment. */
type Placed = Pick<z.output<typeof contract.checkout.pay.reply>, 'trans_order_id' | 'next'>;

/**
 * Places an order that is quoted before its transaction, so that the stock is locked for a short time.
 *
 * @returns null when the order needs more locks: with coupons or points, when it is shipped with
 *   another one, when nothing is to be paid, when an app pays, or when the member has so many unpaid
 *   orders that they must be counted under a lock.
 * @throws {ChangedSinceRead} when what was read has changed before the items were locked
 */
async function placeQuickly(
  db: Database,
  checkout: Checkout,
  idempotency: Idempotency | null,
): Promise<Placed | null> {
  const { cashier, owner, now } = checkout;
  const quote = quoteOf(await loadCheckout(db, owner, now));
  const { result, started, placement } = planCheckout(checkout, quote);
  const { tickets, points, unpaid } = quote.data;
  const isPlain =
    tickets.length === 0 &&
    points.wanted === 0 &&
    quote.combinedWith === null &&
    started !== null &&
    cashier.hand === 'form' &&
    unpaid + MOST_AT_ONCE <= cashier.unpaidOrders;
  if (!isPlain) return null;
  const placed = { ...result, next: started.form ?? { kind: 'none' as const } };
  const keys = keyToClaim(owner.memberId, idempotency, placed, now);
  const keyCount = idempotency === null ? 0 : 1;
  const id = await transaction(db, (tx) => placeOrder(tx, { ...placement, keys, keyCount }));
  if (id === null) throw new ChangedSinceRead();
  return placed;
}

/**
 * Places an order that is quoted under the member's lock. All calls lock in the same sequence, which avoids deadlocks: the
 * order to combine with, items by id, coupons by id, points.
 *
 * @throws {ChangedSinceRead} as {@link placeQuickly}
 */
async function placeUnderLock(tx: Transaction, checkout: Checkout): Promise<Placed> {
  const { cashier, owner, now } = checkout;
  await lockMemberCart(tx, owner.memberId);
  const quote = quoteOf(await loadCheckout(tx, owner, now));
  const { result, started, placement } = planCheckout(checkout, quote);
  const { combinedWith } = quote;
  // The order to combine with was shipped since it was read.
  if (combinedWith !== null && !(await lockCombined(tx, combinedWith)))
    throw new ChangedSinceRead();
  const id = await placeOrder(tx, { ...placement, keys: '[]', keyCount: 0 });
  if (id === null) throw new ChangedSinceRead();
  await redeem(tx, owner, quote, id, now);
  if (quote.totals.total_amount === 0) {
    await advanceOrder(tx, await lockOrder(tx, id), 'paid', { actor: `member:${owner.memberId}` });
  }
  return { ...result, next: await nextStep(tx, cashier, started, now) };
}

/** Checks that a quoted cart can be paid as requested, and plans its order and the first payment attempt. */
function planCheckout({ cashier, owner, input, returnUrl, now }: Checkout, quote: Quote) {
  guardLines(quote.all);
  const { data, lines, totals } = quote;
  const { payment } = data.settings;
  const plan = chosenPlan(quote);
  if (totals.total_amount > 0) guardUnpaid(data.unpaid, cashier.unpaidOrders);
  if (totals.total_amount !== input.total_amount) {
    throw new MallError('totalChanged', [totals.total_amount.toLocaleString('en-US')]);
  }
  guardInvoice(input.invoice, data.settings);
  guardPayment(input.payment, { total: totals.total_amount, minutesLeft: Infinity }, payment);

  const order = {
    memberId: owner.memberId,
    layer: owner.layer,
    itemsAmount: totals.items_amount,
    shippingFee: totals.shipping_fee,
    discount: totals.coupon_amount,
    pointsUsed: totals.points_used,
    pointsDiscount: totals.points_amount,
    finalAmount: totals.total_amount,
    shipping: plan.snapshot,
    shippedWith: quote.combinedWith,
    invoice: input.invoice,
    paymentMethod: input.payment.method,
    note: plan.snapshot.note,
    expiresAt: payBefore(now, input.payment.method, payment),
  };
  const { transOrderId, values } = planOrder(order, lines.map(snapshot), now);
  const items = lines.map(({ variant, quantity }) => ({ name: variant.name, quantity }));
  const payable = { order: { ...order, transOrderId }, items, returnUrl };
  const started = planPayment(cashier, payable, input.payment, payment, now);
  const bought = lines.flatMap(({ id, quantity }) => (id === null ? [] : [{ id, quantity }]));
  const stock = stockOf(lines);
  const placement = {
    ...values,
    memberId: owner.memberId,
    lines: linesToBuy(bought),
    lineCount: bought.length,
    stock: stockToTake(stock),
    stockCount: stock.length,
    attempts: newAttempts.toJson(started ? [started.attempt] : []),
  };
  return { result: { trans_order_id: transOrderId }, started, placement };
}

/** The stock that the lines need, each variant once. */
function stockOf(lines: readonly CartLine[]): WantedStock[] {
  const wanted = new Map<number, WantedStock>();
  for (const { variant, quantity } of lines) {
    const { ruleId, amount } = variant;
    const before = wanted.get(ruleId)?.quantity ?? 0;
    wanted.set(ruleId, { ruleId, amount, quantity: before + quantity });
  }
  return [...wanted.values()];
}

/** Uses the coupons and points that count in the quote, and clears the choice of the others. */
async function redeem(
  tx: Transaction,
  { memberId, layer }: CartOwner,
  { data, coupons, totals }: Quote,
  orderId: number,
  now: Date,
): Promise<void> {
  const tickets = coupons.used.map(({ ticket }) => ticket);
  const used =
    (await useTickets(tx, tickets, orderId, now)) &&
    (await spendPoints(tx, { id: orderId, memberId }, totals.points_used, now));
  if (!used) throw new ChangedSinceRead();
  if (data.tickets.length > 0) await unchooseTickets(tx, memberId, layer);
  if (data.points.wanted > 0) await choosePoints(tx, memberId, layer, 0);
}

/** Unpaid orders reserve stock, so the number of them per member is limited. */
function guardUnpaid(unpaid: number, most: number): void {
  if (unpaid < most) return;
  throw new MallError('paymentUnavailable', [{ reason: 'unpaidOrders', most }]);
}

/** Every line must be buyable: a line that is not is an error and is never silently left out. */
function guardLines(lines: readonly CartLine[]): void {
  if (lines.length === 0) throw new MallError('cartEmpty');
  const refusals = lines.flatMap((line) => refusalOf(line) ?? []);
  if (refusals.length > 0) throw new MallError('cartLineUnbuyable', [{ refusals }]);
}

function chosenPlan({ current, parcel }: Quote): ShippingPlan {
  const { chosen } = current;
  if (chosen === null) throw new MallError('shippingMissing');
  const { method, plan } = chosen;
  const reason = shippingProblem(method, parcel, plan?.outlying === true);
  if (reason !== null) throw new MallError('shippingUnavailable', [reason]);
  if (plan === null) {
    throw new MallError(method.kind === 'cvs' ? 'storeMissing' : 'shippingMissing');
  }
  return plan;
}

/** A copy of a line as it is bought, which later changes of the product do not affect. */
const snapshot = ({ type, variant, amount, quantity }: CartLine) => ({
  productId: variant.productId,
  ruleId: variant.ruleId,
  type,
  name: variant.name,
  picture: variant.picture,
  attributes: variant.attributes,
  amount,
  marketPrice: variant.marketPrice,
  quantity,
});
