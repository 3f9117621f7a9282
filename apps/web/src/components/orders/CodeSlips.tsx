import { copyText } from '@mall/app/clipboard';
import type { OrderDetail } from '@mall/sdk';
import { bankName } from '@mall/sdk/banks';
import { PaymentSlip, Stack, type PaymentSlipProps } from '@mall/ui';
import { useDeadline } from './useDeadline';

export interface CodeSlipsProps extends Pick<PaymentSlipProps, 'level'> {
  readonly codes: OrderDetail['payment']['codes'];
}

/** A payment slip for each valid code of an order. */
export function CodeSlips({ codes, level }: CodeSlipsProps) {
  const by = useDeadline();
  return (
    <Stack gap={4}>
      {codes.map(({ name, amount, code, expire_time }) => (
        <PaymentSlip
          key={JSON.stringify(code)}
          level={level}
          name={name}
          amount={amount}
          details={code.kind === 'atm' ? { ...code, bank_name: bankName(code.bank_code) } : code}
          {...by(expire_time)}
          onCopy={copyText}
        />
      ))}
    </Stack>
  );
}
