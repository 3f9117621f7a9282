import type { Connection } from '../../db/database';
import { MallError } from '../../kernel/error';
import { countRefundedUnits, findPaid, planRefund, waitsForStaff } from '../payments';
import type { RefundGateway, RefundPlan, RefundRow } from '../payments';
import { feeLeft, payerOfWithheldFee } from './combined-fee.service';
import { shareLines, type LinesShared, type LinesWanted } from './line-refund';
import { readOrderMoney } from './order-money.service';
import { findItems, UNSHIPPED, type OrderRow } from './orders.repo';
import { paidBeforeRefunds } from './paid-for-items.service';
import { feeNotRefunded, restOf, withheldFee } from './refund-amounts';
import type { DueRefund, RefundDue } from './refund-due';

/** How the due refunds of an order are read. */
interface DueContext {
  readonly gateway: RefundGateway;
  readonly now: Date;
  /** Colleagues pay it back, although the gateway could. */
  readonly byHand: boolean;
}

/** Returns what the refund of an order pays, or of what is left of it. */
export async function readRestDue(
  db: Connection,
  order: OrderRow,
  context: DueContext,
): Promise<RefundDue> {
  const money = await readOrderMoney(db, order);
  const amount = restOf(money);
  const stored = money.refunds.find(({ kind }) => kind === 'order');
  const isOpen = amount > 0 && stored?.state !== 'settled';
  const rest: DueRefund = {
    ...{ order: order.transOrderId, id: stored?.id ?? null, kind: 'order' },
    ...{ amount, shippingFee: 0 },
    way: context.byHand || stored?.byHand ? 'by_hand' : await wayOf(db, order.id, amount, context),
  };
  return withOthers(db, order, context, {
    pays: isOpen ? [rest] : [],
    waits: money.refunds.filter(({ id }) => id !== stored?.id),
    feeWithheld: stored ? order.feeWithheld : withheldFee(money),
    closes: true,
  });
}

/**
 * Returns what the refund of units of lines pays, with the share of each line.
 *
 * @throws {MallError} unitsNotLeft, feeNotRefundable
 */
export async function readLinesDue(
  db: Connection,
  order: OrderRow,
  wanted: LinesWanted,
  context: DueContext,
): Promise<{ readonly due: RefundDue; readonly shared: LinesShared }> {
  const items = await findItems(db, [order.id]);
  const refunded = await countRefundedUnits(
    db,
    items.map(({ id }) => id),
  );
  const money = await readOrderMoney(db, order);
  const shared = shareLines(
    {
      lines: items.map((item) => ({ ...item, refunded: refunded.get(item.id) ?? 0 })),
      paid: await paidBeforeRefunds(db, order),
      points: order.pointsUsed,
      feeLeft: await feeLeft(db, order),
      isUnshipped: UNSHIPPED.some((state) => state === order.state),
    },
    wanted,
  );
  const { amount, fee, isAll } = shared;
  const way = context.byHand ? 'by_hand' : await wayOf(db, order.id, amount, context);
  const due = await withOthers(db, order, context, {
    pays: [
      {
        ...{ order: order.transOrderId, id: null, kind: 'lines' },
        ...{ amount, shippingFee: fee, way },
      },
    ],
    waits: money.refunds,
    feeWithheld: isAll ? feeNotRefunded(money) - fee : 0,
    closes: isAll,
  });
  return { due: { ...due, isFeeIncluded: shared.isFeeIncluded }, shared };
}

/**
 * Returns what the confirmation of a refund pays that waits for colleagues.
 *
 * @throws {MallError} refundNotByHand
 */
export async function readRecordDue(
  db: Connection,
  order: OrderRow,
  refund: RefundRow,
  context: DueContext,
): Promise<RefundDue> {
  if (!waitsForStaff(refund)) throw new MallError('refundNotByHand');
  const { refunds } = await readOrderMoney(db, order);
  return withOthers(db, order, context, {
    pays: [{ ...(await dueOf(db, order, refund, context)), way: 'by_hand' }],
    waits: refunds.filter(({ id }) => id !== refund.id),
    feeWithheld: 0,
    closes: false,
  });
}

interface DueParts {
  readonly pays: readonly DueRefund[];
  /** The other refunds of the order. */
  readonly waits: readonly RefundRow[];
  readonly feeWithheld: number;
  /** Whether the order leaves the parcel that it shipped in. */
  readonly closes: boolean;
}

/**
 * Adds the refunds that wait, and the fee of the order that this one ships with. The gateway pays that fee together with
 * the refund; colleagues confirm it by itself, at the order that it belongs to.
 */
async function withOthers(
  db: Connection,
  order: OrderRow,
  context: DueContext,
  { pays, waits, feeWithheld, closes }: DueParts,
): Promise<RefundDue> {
  const open = waits.filter(({ state }) => state !== 'settled');
  const others: DueRefund[] = [];
  for (const refund of open) others.push(await dueOf(db, order, refund, context));
  const fee = closes ? await feeOfPayer(db, order, context) : null;
  const isPaid = fee !== null && fee.id === null && fee.way !== 'by_hand';
  return {
    pays: fee && isPaid ? [...pays, fee] : pays,
    waits: fee && !isPaid ? [...others, fee] : others,
    feeWithheld,
    isFeeIncluded: false,
  };
}

/** The fee that was withheld because this order shipped with another one, and is due once it leaves; null: none. */
async function feeOfPayer(
  db: Connection,
  leaving: OrderRow,
  context: DueContext,
): Promise<DueRefund | null> {
  const payer = await payerOfWithheldFee(db, leaving);
  if (!payer) return null;
  const { refunds } = await readOrderMoney(db, payer);
  const stored = refunds.find(({ kind }) => kind === 'fee');
  if (stored) return dueOf(db, payer, stored, context);
  const amount = payer.feeWithheld;
  return {
    ...{ order: payer.transOrderId, id: null, kind: 'fee' },
    ...{ amount, shippingFee: 0, way: await wayOf(db, payer.id, amount, context) },
  };
}

async function dueOf(
  db: Connection,
  order: OrderRow,
  refund: RefundRow,
  context: DueContext,
): Promise<DueRefund> {
  const { id, kind, amount, shippingFee } = refund;
  return {
    ...{ order: order.transOrderId, id, kind, amount, shippingFee },
    way: waitsForStaff(refund) ? 'by_hand' : await wayOf(db, order.id, amount, context),
  };
}

/** How the payment of an order pays an amount back. */
async function wayOf(
  db: Connection,
  orderId: number,
  amount: number,
  { gateway, now }: DueContext,
): Promise<RefundPlan['way']> {
  return planRefund(gateway, await findPaid(db, orderId), amount, now).way;
}
