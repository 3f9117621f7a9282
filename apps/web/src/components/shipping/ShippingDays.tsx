import { useMessages } from '@mall/app/messages';
import { useConfigs } from '@mall/hooks';
import { Text } from '@mall/ui';

const messages = { 'Leaves within {0} days of payment': '付款後 {0} 天內出貨' } as const;

/** Days until a parcel ships (`specify_shipping_days`); renders nothing when the shop sets none. */
export function ShippingDays() {
  const t = useMessages(messages);
  const days = useConfigs().data?.product.specify_shipping_days ?? 0;
  if (days < 1) return null;
  return (
    <Text size="sm" tone="muted">
      {t('Leaves within {0} days of payment', days)}
    </Text>
  );
}
