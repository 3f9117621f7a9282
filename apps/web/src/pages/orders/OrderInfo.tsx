import { useMessages, type Translate, useTimeText } from '@mall/app/messages';
import type { InvoiceChoice, OrderDetail } from '@mall/sdk';
import { DescriptionList, Heading, type Description } from '@mall/ui';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { orderMessages } from '../../messages/zh-TW/orders';

type Say = Translate<keyof typeof orderMessages>;

/** Shipping, payment and invoice of an order. */
export function OrderInfo({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(orderMessages);
  const timeText = useTimeText();
  const { shipping, payment } = order;
  const fact = (term: string, details: string | null): Description[] =>
    details ? [{ term, details }] : [];
  return (
    <>
      <CheckoutSection>
        <Heading level={2} size="lg">
          {t('Shipping details')}
        </Heading>
        <DescriptionList
          items={[
            ...fact(t('Method'), shipping.name),
            ...fact(t('Recipient'), shipping.recipient),
            ...fact(t('Phone'), shipping.phone),
            ...fact(t('Address'), shipping.address),
            ...fact(t('Note'), shipping.note),
          ]}
        />
      </CheckoutSection>
      <CheckoutSection>
        <Heading level={2} size="lg">
          {t('Payment details')}
        </Heading>
        <DescriptionList
          items={[
            ...fact(t('Method'), payment.name),
            ...fact(t('Status'), order.pay_status_text),
            ...fact(t('Ordered on'), timeText(order.create_time, { year: true })),
            ...fact(t('Paid on'), payment.paid_time && timeText(payment.paid_time, { year: true })),
            ...fact(t('Last attempt'), payment.failure),
            ...fact(t('Reason for cancellation'), order.cancel_reason),
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

function invoiceFacts(invoice: InvoiceChoice, t: Say): Description[] {
  switch (invoice.kind) {
    case 'member':
      return [{ term: t('Type'), details: t('Two-part, on your member carrier') }];
    case 'mobile_barcode':
      return [
        { term: t('Type'), details: t('Two-part, on your mobile barcode') },
        { term: t('Mobile barcode'), details: invoice.code },
      ];
    case 'citizen':
      return [
        { term: t('Type'), details: t('Two-part, on your citizen certificate') },
        { term: t('Citizen certificate'), details: invoice.code },
      ];
    case 'donation':
      return [
        { term: t('Type'), details: t('Donated') },
        { term: t('Donation code'), details: invoice.code },
      ];
    case 'company':
      return [
        { term: t('Type'), details: t('Three-part, for a company') },
        { term: t('Company title'), details: invoice.title },
        { term: t('Company number'), details: invoice.company_no },
      ];
  }
}
