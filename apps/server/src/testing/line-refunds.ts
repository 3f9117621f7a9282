import { asc, eq } from 'drizzle-orm';
import Fastify from 'fastify';
import type { TestMall } from '.';
import { orderItems, orders, refunds } from '../db/schema';
import { amountOf, paidOrders } from '../domains/orders';
import { retryRefunds } from '../domains/payments';
import { previewRefund } from '../domains/staff-orders/preview-refund.service';
import { refundLinesAsShop } from '../domains/staff-orders/refund-lines.service';
import type { PartBank } from './part-bank';
import { refundContext } from './refund-with';

const MINUTE_MS = 60_000;
const silent = Fastify().log;

/** Units of the lines of an order, by their position. */
export interface TestUnits {
  readonly lines?: readonly {
    readonly at: number;
    readonly quantity: number;
    readonly restock?: boolean;
  }[];
  readonly fee?: boolean;
  readonly byHand?: boolean;
}

/** Refunds lines with a simulated bank. */
export interface LineRefunds {
  /** Refunds units as a colleague. */
  refund(id: string, units: TestUnits): Promise<void>;
  /** Runs the retry job as if it were so many minutes later. */
  retry(minutes: number): Promise<void>;
  /** The refunds of all orders, the earliest first. */
  rows(): Promise<(typeof refunds.$inferSelect)[]>;
}

/** Creates the functions for a mall and a bank, which is looked up at each call. */
export function lineRefundsOf(
  mall: TestMall,
  bankNow: () => PartBank,
  warn: Pick<typeof silent, 'warn'> = silent,
): LineRefunds {
  const log = Object.assign(Object.create(silent) as typeof silent, { warn: warn.warn });
  return {
    async refund(id, { lines = [], fee = false, byHand = false }) {
      const items = await mall.db
        .select({ id: orderItems.id })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(eq(orders.transOrderId, id))
        .orderBy(asc(orderItems.id));
      const units = lines.map(({ at, quantity }) => ({ item: items[at]?.id ?? 0, quantity }));
      const { gateway } = bankNow();
      const due = await previewRefund(mall.db, gateway, {
        o_id: id,
        refund: { kind: 'lines', lines: units, shipping_fee: fee, by_hand: byHand },
      });
      const request = {
        o_id: id,
        lines: units.map((unit, at) => ({ ...unit, restock: lines[at]?.restock ?? true })),
        shipping_fee: fee,
        reason: '缺貨',
        by_hand: byHand,
        amount: amountOf(due),
      };
      await refundLinesAsShop(refundContext(mall, gateway, warn), request);
    },
    retry: (minutes) =>
      retryRefunds(
        { db: mall.db, gateway: bankNow().gateway, orders: paidOrders, log },
        new Date(Date.now() + minutes * MINUTE_MS),
      ),
    rows: () => mall.db.select().from(refunds).orderBy(asc(refunds.id)),
  };
}
