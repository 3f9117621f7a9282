import { copyText } from '@mall/app/clipboard';
import { useMessages } from '@mall/app/messages';
import type { OrderDetail } from '@mall/sdk';
import { CopyButton, Heading, Inline, Link, Stack, Text } from '@mall/ui';
import { useDepartureText } from '../../components/shipping/useDepartureText';
import { DepartureLine } from '../../components/shipping/DepartureLine';
import { orderMessages } from '../../messages/zh-TW/orders';

/** The state of an order with its next day, the number of the parcel, and the number of the order. */
export function OrderHead({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(orderMessages);
  const departureText = useDepartureText();
  const { state, state_text, departure, trans_order_id, shipping } = order;
  const { tracking_number, tracking_url } = shipping;
  const hasShipped = state === 'shipped';
  const day =
    departure &&
    state !== 'pending' &&
    (hasShipped
      ? departureText(departure).arrival
      : departureText({ ...departure, arrives_on: null }).days
    )[0];
  return (
    <Stack gap={2}>
      <Heading level={1} size="xl">
        {day ? `${state_text}・${day}` : state_text}
      </Heading>
      {!hasShipped && <DepartureLine departure={departure} />}
      {tracking_number !== null && (
        <Inline gap={3}>
          <span>
            {shipping.carrier} {tracking_number}
          </span>
          <CopyButton name={t('Tracking number')} text={tracking_number} onCopy={copyText} />
          {tracking_url && (
            <Link href={tracking_url} target="_blank">
              {t('Track parcel')}
            </Link>
          )}
        </Inline>
      )}
      <Inline gap={3}>
        <Text as="span" size="sm" tone="muted">
          {t('Order {0}', trans_order_id)}
        </Text>
        <CopyButton name={t('Order number')} text={trans_order_id} onCopy={copyText} />
      </Inline>
    </Stack>
  );
}
