import { useMessages } from '@mall/app/messages';
import { changeInvoiceKind, type InvoiceFields, useSession } from '@mall/hooks';
import type { InvoiceChoice } from '@mall/sdk';
import { Button, Field, Input, RadioCard, RadioGroup, ReviewRow, Stack } from '@mall/ui';
import { useState } from 'react';
import type { useContractForm } from '../../forms/useContractForm';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { charityOf } from './charities';
import { DonationField } from './DonationField';

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
    title: 'Member carrier',
    description: 'We store it for you; no paper is sent.',
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
  { kind: 'donation', title: 'Donate' },
  { kind: 'company', title: 'Company (three-part)' },
];

export interface InvoiceFieldsetProps {
  readonly form: ReturnType<typeof useContractForm<InvoiceFields>>;
  /** The kinds that the shop issues. */
  readonly offered: readonly InvoiceChoice['kind'][];
}

/** The choice of e-invoice, collapsed to a line until it is edited or invalid. */
export function InvoiceFieldset({ form, offered }: InvoiceFieldsetProps) {
  const t = useMessages(checkoutMessages);
  const [unfolded, setUnfolded] = useState(false);
  const { errors } = form.formState;
  const { kind, code, company_no } = form.watch();
  const chosen = KINDS.find((one) => one.kind === kind);
  if (!unfolded && Object.keys(errors).length === 0 && chosen) {
    const charity = kind === 'donation' ? charityOf(code) : undefined;
    const detail = kind === 'company' ? company_no : charity ? `${t(charity.name)} ${code}` : code;
    // A required field is missing, so the form stays open.
    if (kind === 'member' || detail) {
      return (
        <ReviewRow
          label={t('Invoice')}
          action={
            <Button type="button" variant="quiet" size="sm" onClick={() => setUnfolded(true)}>
              {t('Change the invoice')}
            </Button>
          }
        >
          {[t(chosen.title), detail].filter(Boolean).join('・')}
        </ReviewRow>
      );
    }
  }
  return (
    <RadioGroup
      label={t('Invoice')}
      value={kind}
      error={errors.kind?.message}
      onValueChange={(value) => {
        const wanted = KINDS.find((one) => one.kind === value);
        if (!wanted) return;
        setUnfolded(true);
        form.reset(changeInvoiceKind(form.getValues(), wanted.kind), { keepDefaultValues: true });
      }}
    >
      {KINDS.filter((one) => offered.includes(one.kind)).map(
        ({ kind: value, title, description, code: format }) => (
          <RadioCard
            key={value}
            value={value}
            title={t(title)}
            description={description && t(description)}
          >
            {value === kind && format && <CodeField form={form} format={format} />}
            {value === kind && kind === 'donation' && <DonationField form={form} />}
            {value === kind && kind === 'company' && <CompanyFields form={form} />}
          </RadioCard>
        ),
      )}
    </RadioGroup>
  );
}

interface CodeFieldProps extends Pick<InvoiceFieldsetProps, 'form'> {
  readonly format: { readonly label: MessageId; readonly hint: MessageId };
}

function CodeField({ form, format }: CodeFieldProps) {
  const t = useMessages(checkoutMessages);
  const saved = useSession()?.profile.mobile_barcode;
  const [kind, code] = form.watch(['kind', 'code']);
  return (
    <>
      <Field
        required
        label={t(format.label)}
        hint={t(format.hint)}
        error={form.formState.errors.code?.message}
      >
        <Input autoComplete="off" autoCapitalize="characters" {...form.register('code')} />
      </Field>
      {kind === 'mobile_barcode' && saved && saved !== code && (
        <Button
          type="button"
          variant="quiet"
          size="sm"
          onClick={() => form.setValue('code', saved, { shouldValidate: true })}
        >
          {t('Use my saved barcode {0}', saved)}
        </Button>
      )}
    </>
  );
}

function CompanyFields({ form }: Pick<InvoiceFieldsetProps, 'form'>) {
  const t = useMessages(checkoutMessages);
  const { errors } = form.formState;
  return (
    <Stack gap={4}>
      <Field
        required
        label={t('Company number')}
        hint={t('Eight digits')}
        error={errors.company_no?.message}
      >
        <Input inputMode="numeric" {...form.register('company_no')} />
      </Field>
      <Field required label={t('Company title')} error={errors.title?.message}>
        <Input autoComplete="organization" {...form.register('title')} />
      </Field>
    </Stack>
  );
}
