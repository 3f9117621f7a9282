import { useMessages, useTimeText } from '@mall/app/messages';
import type { Departure, OrderDeparture } from '@mall/sdk';
import { departureMessages } from '../../messages/zh-TW/departures';

/** The texts of a departure, each with the separator of the next one. */
export interface DepartureText {
  /** The day of arrival; empty: none is promised. */
  readonly arrival: readonly string[];
  /** Shipping and arrival. */
  readonly days: readonly string[];
  /** Deadline of the payment, shipping and arrival. */
  readonly all: readonly string[];
}

const ARRIVALS = {
  home: 'Arrives {0}',
  cvs: 'At the store {0}',
  pickup: 'Ready for pickup {0}',
} as const;

/** What leaves on a day, and what leaves before it arrives. */
const SHIPS = {
  parcel: ['Ships {0}', 'Ships {0} · '],
  van: ['The van leaves {0}', 'The van leaves {0} · '],
} as const;

/**
 * Formats a departure. The days are the server's. What is picked up on the day on which it leaves has
 * one day. Render the texts with `DepartureDays`.
 *
 * @param by - What leaves, as the text names it.
 * @example
 * const departureText = useDepartureText();
 * departureText(departure).all // ['11/27（五）14:00 前付款，', '11/30（一）出貨，', '12/1（二）到貨']
 */
export function useDepartureText(
  by: keyof typeof SHIPS = 'parcel',
): (departure: Departure | OrderDeparture) => DepartureText {
  const t = useMessages(departureMessages);
  const timeText = useTimeText();
  const [alone, followed] = SHIPS[by];
  return ({ kind, order_by, leaves_on, arrives_on }) => {
    const deadline = order_by === null ? [] : [t('Pay by {0} · ', timeText(order_by))];
    const arrival = arrives_on === null ? [] : [t(ARRIVALS[kind], timeText(arrives_on))];
    const isOneDay = kind === 'pickup' && arrives_on === leaves_on;
    const ships = t(arrives_on === null ? alone : followed, timeText(leaves_on));
    const days = isOneDay ? arrival : [ships, ...arrival];
    return { arrival, days, all: [...deadline, ...days] };
  };
}
