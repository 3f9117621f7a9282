import { asc, eq } from 'drizzle-orm';
import Fastify from 'fastify';
import type { TestMall } from '.';
import { orderItems, orders, refunds } from '../db/schema';
import { paidOrders } from '../domains/orders';
import { retryRefunds } from '../domains/payments';
import { refundLinesAsShop } from '../domains/staff-orders/shop-refunds.service';
import { TEST_ACTOR } from './desk';
import type { PartBank } from './part-bank';

const MINUTE_MS = 60_000;
const { log } = Fastify();

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
export function lineRefundsOf(mall: TestMall, bankNow: () => PartBank): LineRefunds {
  return {
    async refund(id, { lines = [], fee = false, byHand = false }) {
      const items = await mall.db
        .select({ id: orderItems.id })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(eq(orders.transOrderId, id))
        .orderBy(asc(orderItems.id));
      const request = {
        o_id: id,
        lines: lines.map(({ at, quantity, restock = true }) => ({
          item: items[at]?.id ?? 0,
          ...{ quantity, restock },
        })),
        shipping_fee: fee,
        reason: '缺貨',
        by_hand: byHand,
      };
      await refundLinesAsShop(mall.db, bankNow().gateway, TEST_ACTOR, request, null);
    },
    retry: (minutes) =>
      retryRefunds(
        { db: mall.db, gateway: bankNow().gateway, orders: paidOrders, log },
        new Date(Date.now() + minutes * MINUTE_MS),
      ),
    rows: () => mall.db.select().from(refunds).orderBy(asc(refunds.id)),
  };
}
