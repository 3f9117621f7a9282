import { useMessages, useTimeText } from '@mall/app/messages';
import type { StaffOrderDetail } from '@mall/sdk/staff';
import { DescriptionList, Heading, Link, Stack } from '@mall/ui';
import { orderMessages } from '../messages/zh-TW/orders';

/** Recipient, shipping, payment and member of an order. */
export function OrderFacts({ order }: { readonly order: StaffOrderDetail }) {
  const t = useMessages(orderMessages);
  const timeText = useTimeText();
  const { shipping, payment, member } = order;
  const tracking = [shipping.carrier, shipping.tracking_number].filter(Boolean).join('・');
  return (
    <Stack gap={4}>
      <Heading level={2} size="lg">
        {t('Recipient and shipping')}
      </Heading>
      <DescriptionList
        items={[
          { term: t('Name'), details: shipping.recipient },
          { term: t('Phone'), details: shipping.phone },
          { term: t('Shipping'), details: shipping.name },
          { term: t('Address'), details: shipping.address },
          ...(shipping.note ? [{ term: t('Note of the member'), details: shipping.note }] : []),
          ...(order.leaves_on ? [{ term: t('Leaves on'), details: order.leaves_on }] : []),
          ...(tracking
            ? [
                {
                  term: t('Tracking number'),
                  details: shipping.tracking_url ? (
                    <Link href={shipping.tracking_url}>{tracking}</Link>
                  ) : (
                    tracking
                  ),
                },
              ]
            : []),
          {
            term: t('Payment'),
            details: [payment.name, payment.paid_time && timeText(payment.paid_time)]
              .filter(Boolean)
              .join('・'),
          },
          ...(payment.transfer?.remit_account_check
            ? [
                {
                  term: t('Bank transfer'),
                  details: t('Last five digits {0}', payment.transfer.remit_account_check),
                },
              ]
            : []),
          {
            term: t('Member'),
            details: `${member.name}（${member.account}）・${t('{0} orders so far', member.orders_count)}`,
          },
          ...(order.cancel_reason ? [{ term: t('Reason'), details: order.cancel_reason }] : []),
        ]}
      />
    </Stack>
  );
}
