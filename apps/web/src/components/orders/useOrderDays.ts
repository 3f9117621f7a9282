import type { OrderSummary } from '@mall/sdk';
import { useDepartureText } from '../shipping/useDepartureText';

/**
 * Formats when an order ships and arrives; only the arrival once it has shipped. Empty: no day is
 * promised.
 */
export function useOrderDays(): (
  order: Pick<OrderSummary, 'departure' | 'state'>,
) => readonly string[] {
  const departureText = useDepartureText();
  return ({ departure, state }) => {
    if (!departure) return [];
    const { all, arrival } = departureText(departure);
    return state === 'shipped' ? arrival : all;
  };
}
