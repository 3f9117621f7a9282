import { useMessages } from '@mall/app/messages';
import type { ListFilter } from '@mall/ui/desk';
import { orderMessages } from '../messages/zh-TW/orders';
import type { OrderSpan } from './orderSpans';
import { usePaymentName } from './usePaymentName';

const PAYMENTS = ['credit', 'installments', 'atm', 'cvs', 'barcode', 'transfer'] as const;

/** Returns what the list of orders can be filtered by. */
export function useOrderFilters(): readonly ListFilter[] {
  const t = useMessages(orderMessages);
  const paymentName = usePaymentName();
  return [
    {
      key: 'layer',
      label: t('Layer'),
      kind: 'one',
      options: [
        { value: '1', label: t('Ambient') },
        { value: '2', label: t('Refrigerated') },
        { value: '3', label: t('Frozen') },
      ],
    },
    {
      key: 'shipping',
      label: t('Shipping'),
      kind: 'one',
      options: [
        { value: 'home', label: t('Home delivery') },
        { value: 'cvs', label: t('Convenience store') },
        { value: 'pickup', label: t('Pick up') },
      ],
    },
    {
      key: 'payment',
      label: t('Payment'),
      kind: 'one',
      options: PAYMENTS.map((value) => ({ value, label: paymentName(value) })),
    },
    {
      key: 'created',
      label: t('Ordered between'),
      kind: 'dates',
      spans: [
        { value: 'today', label: t('Today') },
        { value: 'yesterday', label: t('Yesterday') },
        { value: 'last-7-days', label: t('The last {0} days', 7) },
        { value: 'last-30-days', label: t('The last {0} days', 30) },
      ] satisfies readonly { readonly value: OrderSpan; readonly label: string }[],
    },
  ];
}
