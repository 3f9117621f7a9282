import { useMessages } from '@mall/app/messages';
import type { OrderDetail } from '@mall/sdk';
import { DescriptionList, Heading } from '@mall/ui';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { useOrderDays } from '../../components/orders/useOrderDays';
import { DepartureDays } from '../../components/shipping/DepartureDays';
import { completeMessages } from '../../messages/zh-TW/complete';

/** Delivery method, days of delivery and earned points of a new order. */
export function DeliverySummary({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(completeMessages);
  const { shipping, totals } = order;
  const days = useOrderDays()(order);
  return (
    <CheckoutSection>
      <Heading level={2} size="lg">
        {t('Delivery details')}
      </Heading>
      <DescriptionList
        items={[
          {
            term: t('Method and recipient'),
            details: [shipping.name, shipping.recipient].filter(Boolean).join('・'),
          },
          ...(shipping.address ? [{ term: t('Address'), details: shipping.address }] : []),
          ...(days.length > 0
            ? [{ term: t('Delivery dates'), details: <DepartureDays texts={days} /> }]
            : []),
          ...(totals.points_to_earn > 0
            ? [
                {
                  term: t('Points earned'),
                  details: t('{0} points', totals.points_to_earn),
                },
              ]
            : []),
        ]}
      />
    </CheckoutSection>
  );
}
