import { useMessages } from '@mall/app/messages';
import { Field, Input, Select, Stack } from '@mall/ui';
import { useState } from 'react';
import type { useContractForm } from '../../forms/useContractForm';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { charities, charityOf } from './charities';
import type { InvoiceFields } from '@mall/hooks';

const OTHER = 'other';

export interface DonationFieldProps {
  readonly form: ReturnType<typeof useContractForm<InvoiceFields>>;
}

/** The organization that receives the invoice: a well-known one by its name, any other by its donation code. */
export function DonationField({ form }: DonationFieldProps) {
  const t = useMessages(checkoutMessages);
  const code = form.watch('code');
  const [isOther, setIsOther] = useState(code !== '' && !charityOf(code));
  const error = form.formState.errors.code?.message;

  function choose(value: string): void {
    setIsOther(value === OTHER);
    form.setValue('code', value === OTHER ? '' : value, { shouldDirty: true });
    form.clearErrors('code');
  }
  return (
    <Stack gap={4}>
      <Field required label={t('Donate to')} error={isOther ? undefined : error}>
        <Select
          {...(isOther ? {} : { ref: form.register('code').ref })}
          value={isOther ? OTHER : code}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t('Please choose')}</option>
          {charities.map((one) => (
            <option key={one.code} value={one.code}>
              {t(one.name)} {one.code}
            </option>
          ))}
          <option value={OTHER}>{t('Another donation code')}</option>
        </Select>
      </Field>
      {isOther && (
        <Field required label={t('Donation code')} hint={t('3 to 7 digits')} error={error}>
          <Input autoComplete="off" inputMode="numeric" {...form.register('code')} />
        </Field>
      )}
    </Stack>
  );
}
