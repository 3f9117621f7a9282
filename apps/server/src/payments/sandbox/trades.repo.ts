import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { sandboxTrades } from '../../db/schema';

/** How a trade can end. */
export type TradeEnd = 'paid' | 'failed' | 'cancelled';

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

/** The form that opened a trade. */
export async function findRequest(db: Database, merchantTradeNo: string) {
  const [trade] = await db
    .select({ request: sandboxTrades.request })
    .from(sandboxTrades)
    .where(eq(sandboxTrades.merchantTradeNo, merchantTradeNo));
  return trade?.request;
}

/** Ends a trade; true also when it had ended like this before, false when otherwise. */
export async function endTrade(
  db: Database,
  merchantTradeNo: string,
  state: TradeEnd,
): Promise<boolean> {
  const ended = await db
    .update(sandboxTrades)
    .set({ state })
    .where(
      and(
        eq(sandboxTrades.merchantTradeNo, merchantTradeNo),
        inArray(sandboxTrades.state, ['open', state]),
      ),
    )
    .returning({ merchantTradeNo: sandboxTrades.merchantTradeNo });
  return ended.length > 0;
}
