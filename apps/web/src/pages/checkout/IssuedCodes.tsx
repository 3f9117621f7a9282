import type { RepayPreview } from './repayPreview';
import { DescriptionList, Stack } from '@mall/ui';
import { useMessages } from '../../messages/useMessages';
import { checkoutMessages } from '../../messages/zh-TW/checkout';

type IssuedCode = RepayPreview['codes'][number];

export interface IssuedCodesProps {
  readonly codes: readonly IssuedCode[];
}

/** The codes of earlier attempts, each with its amount and the time until which it can be paid. */
export function IssuedCodes({ codes }: IssuedCodesProps) {
  const t = useMessages(checkoutMessages);
  return (
    <Stack gap={4}>
      {codes.map(({ name, amount, code, expire_time }, at) => (
        <DescriptionList
          key={at}
          items={[
            { term: t('Payment method'), details: name },
            ...numbersOf(code).map((details) => ({ term: t('Code to pay with'), details })),
            { term: t('Amount'), details: `NT$${amount.toLocaleString('en')}` },
            ...(expire_time === null
              ? []
              : [{ term: t('Pay until'), details: expire_time.slice(0, 16).replaceAll('-', '/') }]),
          ]}
        />
      ))}
    </Stack>
  );
}

function numbersOf(code: IssuedCode['code']): string[] {
  switch (code.kind) {
    case 'atm':
      return [`${code.bank_code}-${code.account}`];
    case 'cvs':
      return [code.payment_no];
    case 'barcode':
      return [...code.barcodes];
  }
}
