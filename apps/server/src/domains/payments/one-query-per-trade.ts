import type { PaymentGateway } from './gateway';

/**
 * Sends one query per trade at a time: repeated callbacks would otherwise each cause a query of their own. Callers
 * that come during a query share its answer if the trade is paid. If it is not, the payment may be newer than the
 * query, so these callers share one more.
 */
export function oneQueryPerTrade(query: PaymentGateway['query']): PaymentGateway['query'] {
  const inFlight = new Map<string, ReturnType<typeof query>>();
  const start = (trade: string) => {
    const result = query(trade).finally(() => inFlight.delete(trade));
    inFlight.set(trade, result);
    return result;
  };
  return async (trade) => {
    const earlier = inFlight.get(trade);
    if (!earlier) return start(trade);
    return (await earlier) ?? inFlight.get(trade) ?? start(trade);
  };
}
