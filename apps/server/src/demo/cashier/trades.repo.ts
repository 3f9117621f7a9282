import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { sandboxTrades } from '../../db/schema';

/** The state of a trade. */
export type TradeState = (typeof sandboxTrades.$inferSelect)['state'];
/** The final states of a trade. */
export type TradeEnd = Exclude<TradeState, 'open' | 'code_issued'>;

/** Opens a trade; false if its number was ever used before. */
export async function openTrade(
  db: Database,
  merchantTradeNo: string,
  request: Readonly<Record<string, string>>,
): Promise<boolean> {
  const opened = await db
    .insert(sandboxTrades)
    .values({ merchantTradeNo, request })
    .onConflictDoNothing()
    .returning({ merchantTradeNo: sandboxTrades.merchantTradeNo });
  return opened.length > 0;
}

/** A trade by its number. */
export async function findTrade(db: Database, merchantTradeNo: string) {
  const [trade] = await db
    .select()
    .from(sandboxTrades)
    .where(eq(sandboxTrades.merchantTradeNo, merchantTradeNo));
  return trade;
}

/** Finds a trade by its payment code: an account, a number, or the second of three barcodes. */
export async function findTradeByCode(db: Database, code: string) {
  const [trade] = await db
    .select()
    .from(sandboxTrades)
    .where(
      sql`${code} in (${sandboxTrades.code}->>'vAccount', ${sandboxTrades.code}->>'PaymentNo', ${sandboxTrades.code}->>'Barcode2')`,
    );
  return trade;
}

/** Stores the payment code of an open trade; false if the trade was no longer open. */
export async function saveCode(
  db: Database,
  merchantTradeNo: string,
  code: Readonly<Record<string, string>>,
  expiresAt: Date,
): Promise<boolean> {
  const saved = await db
    .update(sandboxTrades)
    .set({ state: 'code_issued', code, expiresAt })
    .where(and(eq(sandboxTrades.merchantTradeNo, merchantTradeNo), eq(sandboxTrades.state, 'open')))
    .returning({ merchantTradeNo: sandboxTrades.merchantTradeNo });
  return saved.length > 0;
}

/** Ends a trade; also true if it had already ended in this state, false for any other state. */
export async function endTrade(
  db: Database,
  merchantTradeNo: string,
  from: 'open' | 'code_issued',
  state: TradeEnd,
): Promise<boolean> {
  const ended = await db
    .update(sandboxTrades)
    .set({ state })
    .where(
      and(
        eq(sandboxTrades.merchantTradeNo, merchantTradeNo),
        inArray(sandboxTrades.state, [from, state]),
      ),
    )
    .returning({ merchantTradeNo: sandboxTrades.merchantTradeNo });
  return ended.length > 0;
}

/** Refunds an amount of a paid trade; false when it is not paid, or less is left. */
export async function refundTrade(
  db: Database,
  merchantTradeNo: string,
  amount: number,
): Promise<boolean> {
  const refunded = await db
    .update(sandboxTrades)
    .set({ refunded: sql`${sandboxTrades.refunded} + ${amount}` })
    .where(
      and(
        eq(sandboxTrades.merchantTradeNo, merchantTradeNo),
        eq(sandboxTrades.state, 'paid'),
        sql`${sandboxTrades.refunded} + ${amount} <= (${sandboxTrades.request}->>'TotalAmount')::integer`,
      ),
    )
    .returning({ merchantTradeNo: sandboxTrades.merchantTradeNo });
  return refunded.length > 0;
}
