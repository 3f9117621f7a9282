import { type CheckedBody, contract } from '@mall/contract';
import type { Database, Transaction } from '../../db/database';
import type { Idempotency } from '../../kernel/idempotency';
import { MallError } from '../../kernel/error';
import { returnUrlOf } from '../../kernel/return-url';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.repo';
import {
  type CartLine,
  type CartOwner,
  removeLines,
  lockCartForPurchase,
  refusalOf,
} from '../cart';
import { lockCouponsOf, readChosenTickets, unchooseTickets, useTickets } from '../coupons';
import { takeStock } from '../inventory';
import { advanceOrder, countUnpaid, lockCombined, placeOrder } from '../orders';
import { payBefore } from '../payments';
import { choosePoints, lockBalance, spendPoints } from '../points';
import { type ShippingPlan, shippingProblem } from '../shipping';
import { guardInvoice } from './invoice';
import { guardPayment } from './offered-methods';
import { quoteCart, type Quote } from './quote.service';
import { nextStep, type PaymentContext } from './next-step.service';

type Payment = CheckedBody<'checkout', 'pay'>;

/**
 * Places the order of one layer's cart and starts its payment, all in one transaction. Prices, fees, stock,
 * coupons and points are read again under row locks; the total that the client sends is only compared.
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
  return withIdempotency(db, memberId, idempotency, contract.checkout.pay.reply, async (tx) => {
    const now = new Date();
    const quote = await lockForCheckout(tx, owner, now);
    const { lines, totals, configs } = quote;
    const plan = chosenPlan(quote);
    if (totals.total_amount > 0) await guardUnpaid(tx, owner, cashier.unpaidOrders);
    if (totals.total_amount !== input.total_amount) {
      throw new MallError('totalChanged', [totals.total_amount.toLocaleString('en-US')]);
    }
    guardInvoice(input.invoice, configs);
    const due = { total: totals.total_amount, minutesLeft: Infinity };
    guardPayment(input.payment, due, configs.payment);

    await takeItems(tx, lines);
    const expiresAt = payBefore(now, input.payment.method, configs.payment);
    const order = await placeOrder(
      tx,
      {
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
        expiresAt,
      },
      lines.map(snapshot),
      now,
    );
    await redeem(tx, owner, quote, order.id, now);
    await removeLines(tx, lines);
    if (order.finalAmount === 0)
      await advanceOrder(tx, order, 'paid', { actor: `member:${memberId}` });
    const items = lines.map(({ variant, quantity }) => ({ name: variant.name, quantity }));
    const payable = { order, items, returnUrl };
    const next = await nextStep(tx, cashier, payable, input.payment, configs.payment, now);
    return { trans_order_id: order.transOrderId, next };
  });
}

/**
 * Locks a cart and everything needed to pay for it until the transaction ends, and quotes it. Every
 * call locks in the same sequence, which avoids deadlocks: items, coupons, points.
 */
async function lockForCheckout(
  tx: Transaction,
  { memberId, layer }: CartOwner,
  now: Date,
): Promise<Quote> {
  const lines = await lockCartForPurchase(tx, memberId, layer, guardLines);
  await lockCouponsOf(tx, await readChosenTickets(tx, memberId, layer));
  await lockBalance(tx, memberId);
  const quote = await quoteCart(tx, { memberId, layer, lines }, undefined, now);
  if (quote.combinedWith === null || (await lockCombined(tx, quote.combinedWith))) return quote;
  // The order to combine with was shipped between the read and the lock.
  return quoteCart(tx, { memberId, layer, lines }, undefined, now);
}

/** Uses the coupons and points that count in the quote, and clears the choice of the others. */
async function redeem(
  tx: Transaction,
  { memberId, layer }: CartOwner,
  { coupons, totals, chosenTickets, points }: Quote,
  orderId: number,
  now: Date,
): Promise<void> {
  const tickets = coupons.used.map(({ ticket }) => ticket);
  const used =
    (await useTickets(tx, tickets, orderId, now)) &&
    (await spendPoints(tx, { id: orderId, memberId }, totals.points_used, now));
  if (!used) throw new Error('Coupons or points were missing although they were locked');
  if (chosenTickets.length > 0) await unchooseTickets(tx, memberId, layer);
  if (points.wanted > 0) await choosePoints(tx, memberId, layer, 0);
}

/** Unpaid orders reserve stock, so the number of them per member is limited. */
async function guardUnpaid(tx: Transaction, { memberId }: CartOwner, most: number): Promise<void> {
  if ((await countUnpaid(tx, memberId)) < most) return;
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

/** Takes the items out of stock. They are locked and were counted, so the stock must suffice. */
async function takeItems(tx: Transaction, lines: readonly CartLine[]): Promise<void> {
  const quantities = lines.map(({ variant, quantity }) => ({ ruleId: variant.ruleId, quantity }));
  if (!(await takeStock(tx, quantities)))
    throw new Error('Stock was missing although it was locked');
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
