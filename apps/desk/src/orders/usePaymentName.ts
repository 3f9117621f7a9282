import { useMessages } from '@mall/app/messages';
import type { StaffOrder } from '@mall/sdk/staff';
import { orderMessages } from '../messages/zh-TW/orders';

type Method = NonNullable<StaffOrder['payment_method']>;

const NAMES = {
  credit: 'Credit card',
  installments: 'Instalments',
  atm: 'ATM transfer',
  cvs: 'Store code',
  barcode: 'Store barcode',
  transfer: 'Bank transfer',
} as const satisfies Readonly<Record<Method, keyof typeof orderMessages>>;

/** Returns a function that names a payment method. */
export function usePaymentName(): (method: Method) => string {
  const t = useMessages(orderMessages);
  return (method) => t(NAMES[method]);
}
