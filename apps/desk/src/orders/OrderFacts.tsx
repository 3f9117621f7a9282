import { useMessages, useTimeText } from '@mall/app/messages';
import type { OrderContact, StaffOrderDetail } from '@mall/sdk/staff';
import { DescriptionList, Heading, Inline, Link, Stack } from '@mall/ui';
import { useId, useRef, useState } from 'react';
import { orderMessages } from '../messages/zh-TW/orders';
import { RevealButton } from '../page/RevealButton';
import { useStaff } from '../staff/StaffContext';
import { TrackingButton } from './tracking/TrackingButton';

/** Recipient, shipping, payment and member of an order. Contact details are revealed until the order is left. */
export function OrderFacts({ order }: { readonly order: StaffOrderDetail }) {
  const t = useMessages(orderMessages);
  const timeText = useTimeText();
  const { orders } = useStaff();
  const heading = useId();
  const details = useRef<HTMLDivElement>(null);
  const [contact, setContact] = useState<OrderContact>();
  const { trans_order_id: id, shipping, payment, member } = order;
  const { recipient, phone, address, note } = contact ?? shipping;
  const { account } = contact ?? member;
  const tracking = [shipping.carrier, shipping.tracking_number].filter(Boolean).join('・');
  return (
    <Stack gap={4}>
      <Inline gap={3} justify="space-between">
        <Heading id={heading} level={2} size="lg">
          {t('Recipient and shipping')}
        </Heading>
        {!contact && (
          <RevealButton
            call={() => orders.revealContact(id)}
            onReveal={setContact}
            details={details}
          />
        )}
      </Inline>
      <div ref={details} role="group" aria-labelledby={heading} tabIndex={-1}>
        <DescriptionList
          items={[
            { term: t('Name'), details: recipient },
            { term: t('Phone'), details: phone },
            { term: t('Shipping'), details: shipping.name },
            { term: t('Address'), details: address },
            ...(note ? [{ term: t('Note of the member'), details: note }] : []),
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
              details: `${member.name}（${account}）・${t('{0} orders so far', member.orders_count)}`,
            },
            ...(order.cancel_reason ? [{ term: t('Reason'), details: order.cancel_reason }] : []),
          ]}
        />
      </div>
      <TrackingButton order={order} />
    </Stack>
  );
}
