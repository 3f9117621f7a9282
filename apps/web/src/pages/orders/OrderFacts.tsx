import type { InvoiceChoice, OrderDetail } from '@mall/sdk';
import { DescriptionList, Heading } from '@mall/ui';
import { CheckoutSection } from '../../components/checkout/CheckoutSection';
import { useMessages, type Translate } from '../../messages/useMessages';
import { orderMessages } from '../../messages/zh-TW/orders';

function invoiceText(invoice: InvoiceChoice, t: Translate<keyof typeof orderMessages>): string {
  switch (invoice.kind) {
    case 'member':
      return t('Kept for you, sent by e-mail');
    case 'mobile_barcode':
      return t('Mobile barcode {0}', invoice.code);
    case 'citizen':
      return t('Citizen certificate {0}', invoice.code);
    case 'donation':
      return t('Donated to {0}', invoice.code);
    case 'company':
      return t('{0} ({1})', invoice.title, invoice.company_no);
  }
}

/** Shipping, payment and invoice details of an order. */
export function OrderFacts({ order }: { readonly order: OrderDetail }) {
  const t = useMessages(orderMessages);
  const { shipping, payment } = order;
  return (
    <>
      <CheckoutSection>
        <Heading level={2} size="lg">
          {t('Shipping')}
        </Heading>
        <DescriptionList
          items={[
            { term: t('Method'), details: shipping.name },
            { term: t('Recipient'), details: shipping.recipient },
            { term: t('Phone'), details: shipping.phone },
            ...(shipping.address ? [{ term: t('Address'), details: shipping.address }] : []),
            ...(shipping.ship_by ? [{ term: t('Leaves by'), details: shipping.ship_by }] : []),
            ...(shipping.note ? [{ term: t('Note'), details: shipping.note }] : []),
          ]}
        />
      </CheckoutSection>
      <CheckoutSection>
        <Heading level={2} size="lg">
          {t('Payment')}
        </Heading>
        <DescriptionList
          items={[
            { term: t('Method'), details: payment.name },
            { term: t('Status'), details: order.pay_status_text },
            { term: t('Ordered at'), details: order.create_time },
            ...(payment.paid_time ? [{ term: t('Paid at'), details: payment.paid_time }] : []),
            ...(payment.failure ? [{ term: t('Last attempt'), details: payment.failure }] : []),
            { term: t('Invoice'), details: invoiceText(order.invoice, t) },
          ]}
        />
      </CheckoutSection>
    </>
  );
}
