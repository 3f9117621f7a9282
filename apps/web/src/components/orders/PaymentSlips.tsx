import { copyText } from '@mall/app/clipboard';
import type { OrderDetail } from '@mall/sdk';
import { PaymentSlip, Stack } from '@mall/ui';
import { CodeSlips } from './CodeSlips';
import { TransferForm } from './TransferForm';
import { useDeadline } from './useDeadline';

/** Whether an order has payment instructions for outside of this site. */
export const hasSlips = ({ state, payment }: Pick<OrderDetail, 'state' | 'payment'>): boolean =>
  state === 'pending' && (payment.codes.length > 0 || payment.transfer !== null);

/** The payment instructions of an unpaid order: each valid code, newest first, and the shop's bank account. */
export function PaymentSlips({ order }: { readonly order: OrderDetail }) {
  const by = useDeadline();
  if (!hasSlips(order)) return null;
  const { codes, transfer, expire_time, name } = order.payment;
  return (
    <Stack gap={4}>
      {codes.length > 0 && <CodeSlips codes={codes} />}
      {transfer && (
        <PaymentSlip
          name={name}
          amount={order.final_amount}
          details={{ kind: 'transfer', ...transfer }}
          {...by(expire_time)}
          onCopy={copyText}
        >
          <TransferForm order={order.trans_order_id} digits={transfer.remit_account_check} />
        </PaymentSlip>
      )}
    </Stack>
  );
}
