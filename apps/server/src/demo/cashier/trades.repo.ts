import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { sandboxTrades } from '../../db/schema';

/** How a trade stands. */
export type TradeState = (typeof sandboxTrades.$inferSelect)['state'];
/** How a trade can end. */
export type TradeEnd = Exclude<TradeState, 'open' | 'code_issued'>;

/** Opens a trade; false when its number was used before, ever. */
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

/** A trade by what it is paid with: an account, a number, or the second of three barcodes. */
export async function findTradeByCode(db: Database, code: string) {
  const [trade] = await db
    .select()
    .from(sandboxTrades)
    .where(
      sql`${code} in (${sandboxTrades.code}->>'vAccount', ${sandboxTrades.code}->>'PaymentNo', ${sandboxTrades.code}->>'Barcode2')`,
    );
  return trade;
}

/** Keeps the code that an open trade is paid with; false when the trade was not open any more. */
export async function keepCode(
  db: Database,
  merchantTradeNo: string,
  code: Readonly<Record<string, string>>,
  expiresAt: Date,
): Promise<boolean> {
  const kept = await db
    .update(sandboxTrades)
    .set({ state: 'code_issued', code, expiresAt })
    .where(and(eq(sandboxTrades.merchantTradeNo, merchantTradeNo), eq(sandboxTrades.state, 'open')))
    .returning({ merchantTradeNo: sandboxTrades.merchantTradeNo });
  return kept.length > 0;
}

/** Ends a trade; true also when it had ended like this before, false when otherwise. */
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
