import { useMessages, useTimeText } from '@mall/app/messages';
import type { Departure, OrderDeparture } from '@mall/sdk';
import { departureMessages } from '../../messages/zh-TW/departures';

/** The texts of a departure. */
export interface DepartureText {
  /** The day of arrival; null: none is promised. */
  readonly arrives: string | null;
  /** Deadline of the payment, shipping and arrival. */
  readonly all: string;
}

const ARRIVALS = {
  home: 'Arrives {0}',
  cvs: 'At the store {0}',
  pickup: 'Ready for pickup {0}',
} as const;

/**
 * Formats a departure. The days are the server's. What is picked up on the day on which it leaves has
 * one day.
 *
 * @example
 * const departureText = useDepartureText();
 * departureText(departure).all // '11/27（五）14:00 前付款，11/30（一）出貨，12/1（二）到貨'
 */
export function useDepartureText(): (departure: Departure | OrderDeparture) => DepartureText {
  const t = useMessages(departureMessages);
  const timeText = useTimeText();
  return ({ kind, order_by, leaves_on, arrives_on }) => {
    const leaves = timeText(leaves_on);
    const arrives = arrives_on === null ? null : t(ARRIVALS[kind], timeText(arrives_on));
    const days =
      arrives === null
        ? t('Ships {0}', leaves)
        : kind === 'pickup' && arrives_on === leaves_on
          ? arrives
          : t('Ships {0} · {1}', leaves, arrives);
    const all = order_by === null ? days : t('Pay by {0} · {1}', timeText(order_by), days);
    return { arrives, all };
  };
}
