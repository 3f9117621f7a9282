import { useMessages, useTimeText } from '@mall/app/messages';
import { useTimeLeft } from '@mall/hooks';
import type { Cart } from '@mall/sdk';
import { parseTime } from '@mall/sdk/time';
import { DeliveryVan } from '@mall/ui';
import { useEffect } from 'react';
import { departureMessages } from '../../messages/zh-TW/departures';
import { TimeLeft } from '../../components/orders/TimeLeft';
import { DepartureDays } from '../../components/shipping/DepartureDays';
import { useDepartureText } from '../../components/shipping/useDepartureText';

export interface LayerVanProps {
  readonly cart: Pick<Cart, 'totals' | 'departure'>;
  /** Reads the cart again when its departure is missed. */
  readonly onMissed: () => void;
}

/** The delivery of a layer's cart: free shipping, departure, and the time left to pay for it. */
export function LayerVan({ cart: { totals, departure }, onMissed }: LayerVanProps) {
  const t = useMessages(departureMessages);
  const timeText = useTimeText();
  const vanText = useDepartureText('van');
  const isMissed = useTimeLeft(departure && parseTime(departure.order_by)) === 0;
  useEffect(() => {
    if (isMissed) onMissed();
    // Once for each deadline: a reply that repeats it must not be requested without end.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissed, departure?.order_by]);
  if (!departure && totals.free_shipping_from === null) return null;
  return (
    <DeliveryVan
      amount={totals.items_amount}
      threshold={totals.free_shipping_from}
      {...(departure && {
        days: <DepartureDays texts={vanText(departure).days} />,
        deadline: (
          <>
            <DepartureDays texts={[t('Pay by {0} · ', timeText(departure.order_by))]} />
            <span style={{ whiteSpace: 'nowrap' }}>
              <TimeLeft until={departure.order_by} />
            </span>
          </>
        ),
      })}
    />
  );
}
