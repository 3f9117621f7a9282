import { useConfigs } from '@mall/hooks';
import type { InvoiceChoice } from '@mall/sdk';
import { Field, Input, RadioCard, RadioGroup } from '@mall/ui';
import type { useContractForm } from '../../forms/useContractForm';
import { useMessages } from '../../messages/useMessages';
import type { InvoiceFields } from './invoiceForm';
import { checkoutMessages } from '../../messages/zh-TW/checkout';

type MessageId = keyof typeof checkoutMessages;

/** The kinds of invoice: their names and the formats of their codes. */
const KINDS: readonly {
  readonly kind: InvoiceChoice['kind'];
  readonly title: MessageId;
  readonly description?: MessageId;
  readonly code?: { readonly label: MessageId; readonly hint: MessageId };
}[] = [
  {
    kind: 'member',
    title: 'Kept for you, sent by e-mail',
    description: 'Should it win the lottery, we write to you.',
  },
  {
    kind: 'mobile_barcode',
    title: 'Mobile barcode',
    code: { label: 'Mobile barcode', hint: 'Such as /ABC1234' },
  },
  {
    kind: 'citizen',
    title: 'Citizen certificate',
    code: { label: 'Citizen certificate', hint: 'Two capital letters and 14 digits' },
  },
  { kind: 'donation', title: 'Donate', code: { label: 'Donation code', hint: '3 to 7 digits' } },
  { kind: 'company', title: 'Company (three-part)' },
];

export interface InvoiceFieldsetProps {
  readonly form: ReturnType<typeof useContractForm<InvoiceFields>>;
}

/** The choice of e-invoice; the three-part (company) invoice only when the shop issues it. */
export function InvoiceFieldset({ form }: InvoiceFieldsetProps) {
  const t = useMessages(checkoutMessages);
  const { data: configs } = useConfigs();
  const kind = form.watch('kind');
  const { errors } = form.formState;
  const threePart = configs?.payment.invoice_three_part_status === '1';
  const code = KINDS.find((one) => one.kind === kind)?.code;
  return (
    <>
      <RadioGroup
        label={t('Invoice')}
        value={kind}
        onValueChange={(value) => {
          const chosen = KINDS.find((one) => one.kind === value);
          if (!chosen) return;
          form.clearErrors();
          form.setValue('kind', chosen.kind);
          form.setValue('code', '');
        }}
      >
        {KINDS.filter((one) => one.kind !== 'company' || threePart).map(
          ({ kind: value, title, description }) => (
            <RadioCard
              key={value}
              value={value}
              title={t(title)}
              description={description && t(description)}
            />
          ),
        )}
      </RadioGroup>
      {code && (
        <Field required label={t(code.label)} hint={t(code.hint)} error={errors.code?.message}>
          <Input autoComplete="off" autoCapitalize="characters" {...form.register('code')} />
        </Field>
      )}
      {kind === 'company' && (
        <>
          <Field
            required
            label={t('Company number')}
            hint={t('Eight digits')}
            error={errors.company_no?.message}
          >
            <Input inputMode="numeric" maxLength={8} {...form.register('company_no')} />
          </Field>
          <Field required label={t('Company title')} error={errors.title?.message}>
            <Input autoComplete="organization" {...form.register('title')} />
          </Field>
        </>
      )}
    </>
  );
}
