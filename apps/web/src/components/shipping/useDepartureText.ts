import { useMessages, useTimeText } from '@mall/app/messages';
import type { Departure, OrderDeparture } from '@mall/sdk';
import { departureMessages } from '../../messages/zh-TW/departures';

/** The texts of a departure, each with the separator of the next one. */
export interface DepartureText {
  /** The day of arrival; empty: none is promised. */
  readonly arrival: readonly string[];
  /** Deadline of the payment, shipping and arrival. */
  readonly all: readonly string[];
}

const ARRIVALS = {
  home: 'Arrives {0}',
  cvs: 'At the store {0}',
  pickup: 'Ready for pickup {0}',
} as const;

/**
 * Formats a departure. The days are the server's. What is picked up on the day on which it leaves has
 * one day. Render the texts with `DepartureDays`.
 *
 * @example
 * const departureText = useDepartureText();
 * departureText(departure).all // ['11/27（五）14:00 前付款，', '11/30（一）出貨，', '12/1（二）到貨']
 */
export function useDepartureText(): (departure: Departure | OrderDeparture) => DepartureText {
  const t = useMessages(departureMessages);
  const timeText = useTimeText();
  return ({ kind, order_by, leaves_on, arrives_on }) => {
    const deadline = order_by === null ? [] : [t('Pay by {0} · ', timeText(order_by))];
    const leaves = timeText(leaves_on);
    if (arrives_on === null) return { arrival: [], all: [...deadline, t('Ships {0}', leaves)] };
    const arrival = [t(ARRIVALS[kind], timeText(arrives_on))];
    const isOneDay = kind === 'pickup' && arrives_on === leaves_on;
    const ships = isOneDay ? [] : [t('Ships {0} · ', leaves)];
    return { arrival, all: [...deadline, ...ships, ...arrival] };
  };
}
