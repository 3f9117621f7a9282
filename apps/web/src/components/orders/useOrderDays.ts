import type { OrderSummary } from '@mall/sdk';
import { useDepartureText } from '../shipping/useDepartureText';

/**
 * Formats when an order ships and arrives; only the arrival once it has shipped. Null: no day is
 * promised.
 */
export function useOrderDays(): (
  order: Pick<OrderSummary, 'departure' | 'state'>,
) => string | null {
  const departureText = useDepartureText();
  return ({ departure, state }) => {
    if (!departure) return null;
    const { all, arrives } = departureText(departure);
    return state === 'shipped' ? arrives : all;
  };
}
