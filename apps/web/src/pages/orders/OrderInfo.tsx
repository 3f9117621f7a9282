import { useMessages, type Translate, useTimeText } from '@mall/app/messages';
import type { InvoiceChoice, OrderDetail } from '@mall/sdk';
import { CopyButton, DescriptionList, Heading, Inline, Link, type Description } from '@mall/ui';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { useOrderDays } from '../../components/orders/useOrderDays';
import { DepartureDays } from '../../components/shipping/DepartureDays';
import { copyText } from '../../components/share/copyText';
import { orderMessages } from '../../messages/zh-TW/orders';

type Say = Translate<keyof typeof orderMessages>;

/** Shipping, payment and invoice of an order. */
export function OrderInfo({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(orderMessages);
  const timeText = useTimeText();
  const days = useOrderDays()(order);
  const { shipping, payment } = order;
  const fact = (term: string, details: string | null): Description[] =>
    details ? [{ term, details }] : [];
  return (
    <>
      <CheckoutSection>
        <Heading level={2} size="lg">
          {t('Shipping')}
        </Heading>
        <DescriptionList
          items={[
            ...fact(t('Method'), shipping.name),
            ...fact(t('Recipient'), shipping.recipient),
            ...fact(t('Phone'), shipping.phone),
            ...fact(t('Address'), shipping.address),
            ...(days.length > 0
              ? [{ term: t('Days of delivery'), details: <DepartureDays texts={days} /> }]
              : []),
            ...fact(t('Carrier'), shipping.carrier),
            ...(shipping.tracking_number === null
              ? []
              : [{ term: t('Tracking number'), details: <Tracking shipping={shipping} /> }]),
            ...fact(t('Note'), shipping.note),
          ]}
        />
      </CheckoutSection>
      <CheckoutSection>
        <Heading level={2} size="lg">
          {t('Payment')}
        </Heading>
        <DescriptionList
          items={[
            ...fact(t('Method'), payment.name),
            ...fact(t('Status'), order.pay_status_text),
            ...fact(t('Ordered at'), timeText(order.create_time, { year: true })),
            ...fact(t('Paid at'), payment.paid_time && timeText(payment.paid_time, { year: true })),
            ...fact(t('Last attempt'), payment.failure),
            ...fact(t('Why it was given up'), order.cancel_reason),
          ]}
        />
      </CheckoutSection>
      <CheckoutSection>
        <Heading level={2} size="lg">
          {t('Invoice')}
        </Heading>
        <DescriptionList items={invoiceFacts(order.invoice, t)} />
      </CheckoutSection>
    </>
  );
}

/** A parcel's number, with a tracking link. */
function Tracking({ shipping }: Pick<OrderDetail, 'shipping'>) {
  const t = useMessages(orderMessages);
  const { tracking_number, tracking_url } = shipping;
  if (tracking_number === null) return null;
  return (
    <Inline gap={3}>
      <span>{tracking_number}</span>
      <CopyButton name={t('Tracking number')} text={tracking_number} onCopy={copyText} />
      {tracking_url && (
        <Link href={tracking_url} target="_blank">
          {t('Follow the parcel')}
        </Link>
      )}
    </Inline>
  );
}

function invoiceFacts(invoice: InvoiceChoice, t: Say): Description[] {
  switch (invoice.kind) {
    case 'member':
      return [{ term: t('Kind'), details: t('Two-part, on your member carrier') }];
    case 'mobile_barcode':
      return [
        { term: t('Kind'), details: t('Two-part, on your mobile barcode') },
        { term: t('Mobile barcode'), details: invoice.code },
      ];
    case 'citizen':
      return [
        { term: t('Kind'), details: t('Two-part, on your citizen certificate') },
        { term: t('Citizen certificate'), details: invoice.code },
      ];
    case 'donation':
      return [
        { term: t('Kind'), details: t('Donated') },
        { term: t('Donation code'), details: invoice.code },
      ];
    case 'company':
      return [
        { term: t('Kind'), details: t('Three-part, for a company') },
        { term: t('Company title'), details: invoice.title },
        { term: t('Company number'), details: invoice.company_no },
      ];
  }
}
