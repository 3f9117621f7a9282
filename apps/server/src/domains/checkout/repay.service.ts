import { type CheckedBody, contract } from '@mall/contract';
import type { Connection, Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import type { Idempotency } from '../../kernel/idempotency';
import { MallError } from '../../kernel/error';
import { returnUrlOf } from '../../kernel/return-url';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.repo';
import { readSettings } from '../configs';
import { isShippingFree } from '../coupons';
import { addAttempt, type AttemptRow, findLiveCodes, minutesLeft } from '../payments';
import {
  advanceOrder,
  changeShipping,
  choosePaymentMethod,
  findCombinable,
  lockCombined,
  lockPayableOrder,
  type OrderRow,
  readPayableOrder,
  readTotals,
} from '../orders';
import { totalAmount, totalsAtFee } from '../pricing';
import {
  type Choice,
  destinationOf,
  feeFor,
  findMethods,
  type MethodRow,
  readOrderParcel,
  readStores,
  type Region,
  regionOf,
  regionOfSnapshot,
  type ShippingPlan,
} from '../shipping';
import { choiceOf, presentChoice } from './shipping-choice.presenter';
import { nextStep, type PaymentContext, planPayment } from './next-step.service';
import { guardPayment, type OfferedMethods, offeredMethods } from './offered-methods';
import { type OfferedShipping, offerShipping } from './shipping.service';

type PaymentAgain = CheckedBody<'checkout', 'repay'>;

/** The options that remain for an unpaid order. */
export interface Preview {
  readonly transOrderId: string;
  readonly shipping: readonly OfferedShipping[];
  readonly payment: OfferedMethods;
  /** The payment attempts whose code can still be paid. */
  readonly liveCodes: readonly AttemptRow[];
  readonly choice: ReturnType<typeof choiceOf>;
  readonly totals: Awaited<ReturnType<typeof readTotals>>;
}

/**
 * An unpaid order, with the shipping and payment methods that are still available.
 *
 * @throws {MallError} notFound, orderNotPayable
 */
export async function previewRepayment(
  db: Connection,
  memberId: number,
  transOrderId: string,
): Promise<Preview> {
  const now = new Date();
  const { order, items } = await readPayableOrder(db, memberId, transOrderId, now);
  const methods = await findMethods(db, order.layer);
  const stores = await readStores(db, memberId);
  const parcel = await readOrderParcel(db, order.itemsAmount, items);
  const settings = await readSettings(db);
  const totals = await readTotals(db, order, items);
  const isFree = await isShippingFree(db, order.id);
  const isChosen = ({ id }: MethodRow) => id === order.shipping.methodId;
  const known = regionOfSnapshot(order.shipping);
  const feeOf = (method: MethodRow, region: Region) =>
    isChosen(method) && region === known
      ? order.shippingFee
      : feeFor(parcel.itemsAmount, method, region);
  const due = { total: order.finalAmount, minutesLeft: minutesLeft(order.expiresAt, now) };
  return {
    transOrderId,
    shipping: methods.map((method) =>
      offerShipping(
        method,
        isChosen(method) ? known : 'main',
        (region) => totalsAtFee(totals, feeOf(method, region), isFree),
        { parcel, stores, settings, now },
      ),
    ),
    payment: offeredMethods(due, settings.payment),
    liveCodes: await findLiveCodes(db, order.id, order.finalAmount, now),
    choice: choiceOf(order.shipping),
    totals,
  };
}

/**
 * Changes how an unpaid order is shipped. The total may change with the fee; a code that was issued for the
 * previous amount no longer pays the order.
 *
 * @throws {MallError} notFound, orderNotPayable, shippingUnavailable, addressUnknown, storeMissing
 */
export const changeRepaymentShipping = (
  db: Database,
  memberId: number,
  transOrderId: string,
  choice: Choice,
) =>
  transaction(db, async (tx) => {
    const now = new Date();
    const { order, items } = await lockPayableOrder(tx, memberId, transOrderId, now);
    const parcel = await readOrderParcel(tx, order.itemsAmount, items);
    const methods = await findMethods(tx, order.layer);
    const found = methods.find(({ id }) => id === choice.shipping_id);
    const stores = await readStores(tx, memberId);
    const { method, to, plan } = destinationOf(found, choice, parcel, stores);
    const changed = await reship(tx, order, plan);
    if (changed.finalAmount === 0) {
      await advanceOrder(tx, changed, 'paid', { actor: `member:${memberId}` }, now);
    }
    const saved = presentChoice(method, to);
    if (saved === null) throw new MallError('shippingMissing');
    return { choice: saved, totals: await readTotals(tx, changed, items) };
  });

/** Stores an order's new shipping and its fee. */
async function reship(tx: Transaction, order: OrderRow, plan: ShippingPlan): Promise<OrderRow> {
  const combinedWith = await findCombinable(tx, order, plan);
  const shippedWith =
    combinedWith !== null && (await lockCombined(tx, combinedWith)) ? combinedWith : null;
  const region = regionOf(plan);
  const fee = shippedWith === null ? feeFor(order.itemsAmount, plan.method, region) : 0;
  // A free-shipping coupon covers any new fee.
  const more = (await isShippingFree(tx, order.id)) ? fee - order.shippingFee : 0;
  const discount = order.discount + more;
  const change = {
    shipping: plan.snapshot,
    note: plan.snapshot.note,
    shippingFee: fee,
    discount,
    finalAmount: totalAmount({
      items: order.itemsAmount,
      fee,
      discount: discount + order.pointsDiscount,
    }),
    shippedWith,
  };
  await changeShipping(tx, order.id, change);
  return { ...order, ...change };
}

/**
 * Starts a new payment for an unpaid order, under a new trade number.
 *
 * @throws {MallError} notFound, orderNotPayable, paymentUnavailable, returnUnknown, idempotencyKeyReused
 */
export function repay(
  db: Database,
  cashier: PaymentContext,
  memberId: number,
  transOrderId: string,
  { payment: choice, return_url }: PaymentAgain,
  idempotency: Idempotency | null,
) {
  const returnUrl = returnUrlOf(return_url, cashier.origins);
  return withIdempotency(db, memberId, idempotency, contract.checkout.repay.reply, async (tx) => {
    const now = new Date();
    const locked = await lockPayableOrder(tx, memberId, transOrderId, now);
    const { payment } = await readSettings(tx);
    const { finalAmount: total, expiresAt } = locked.order;
    guardPayment(choice, { total, minutesLeft: minutesLeft(expiresAt, now) }, payment);
    await choosePaymentMethod(tx, locked.order.id, choice.method);
    const started = planPayment(cashier, { ...locked, returnUrl }, choice, payment, now);
    if (started) await addAttempt(tx, locked.order.id, started.attempt);
    const next = await nextStep(tx, cashier, started, now);
    return { trans_order_id: transOrderId, next };
  });
}
