import { type CheckedBody, contract } from '@mall/contract';
import type { Database, Transaction } from '../../db/database';
import { ChangedSinceRead } from '../../db/transaction';
import type { Idempotency } from '../../kernel/idempotency';
import { MallError } from '../../kernel/error';
import { returnUrlOf } from '../../kernel/return-url';
import { withReplyStored } from '../../platform/idempotency/with-idempotency.repo';
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

/**
 * Places the order of one layer's cart and starts its payment, all in one transaction. Prices, fees, stock,
 * coupons and points are read again; the total that the client sends is only compared. What has changed
 * between this reading and the locks makes the transaction run again (docs/decisions/0041). All calls lock
 * in the same sequence, which avoids deadlocks: another order, items by id, coupons by id, points.
 *
 * @throws {MallError} cartLayerWrong, cartEmpty, cartLineUnbuyable, shippingMissing, storeMissing,
 *   shippingUnavailable, totalChanged, paymentUnavailable, invalidFields, returnUnknown,
 *   idempotencyKeyReused
 */
export function pay(
  db: Database,
  cashier: PaymentContext,
  owner: CartOwner,
  input: Payment,
  idempotency: Idempotency | null,
) {
  const { memberId, layer } = owner;
  const returnUrl = returnUrlOf(input.return_url, cashier.origins);
  const { reply } = contract.checkout.pay;
  return withReplyStored(db, memberId, idempotency, reply, async (tx, toStore) => {
    const now = new Date();
    await lockMemberCart(tx, memberId);
    const quote = await quoteForPayment(tx, owner, now);
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
      memberId,
      layer,
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
    const result = {
      trans_order_id: transOrderId,
      next: await nextStep(tx, cashier, started, now),
    };
    const bought = lines.flatMap(({ id, quantity }) => (id === null ? [] : [{ id, quantity }]));
    const stock = stockOf(lines);
    const id = await placeOrder(tx, {
      ...values,
      ...toStore(result),
      lines: linesToBuy(bought),
      lineCount: bought.length,
      stock: stockToTake(stock),
      stockCount: stock.length,
      attempts: newAttempts.toJson(started ? [started.attempt] : []),
    });
    if (id === null) throw new ChangedSinceRead();
    await redeem(tx, owner, quote, id, now);
    if (totals.total_amount === 0) {
      await advanceOrder(tx, await lockOrder(tx, id), 'paid', { actor: `member:${memberId}` });
    }
    return result;
  });
}

/** Quotes a cart whose lines can all be bought, and locks the order that it would be shipped with. */
async function quoteForPayment(tx: Transaction, owner: CartOwner, now: Date): Promise<Quote> {
  const quote = quoteOf(await loadCheckout(tx, owner, now));
  guardLines(quote.all);
  const { combinedWith } = quote;
  // The order to combine with was shipped between the reading and the lock.
  if (combinedWith !== null && !(await lockCombined(tx, combinedWith)))
    throw new ChangedSinceRead();
  return quote;
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
