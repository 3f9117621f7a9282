import { useMessages } from '@mall/app/messages';
import type { DealerInfoInput } from '@mall/hooks';
import { bankName, BANKS } from '@mall/sdk/banks';
import { Field, Input } from '@mall/ui';
import { Combobox, type ComboboxOption } from '@mall/ui/combobox';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { dealerMessages } from '../../messages/zh-TW/dealers';

/** Banks that the list does not contain: credit unions, farmers' and fishermen's associations. */
const OTHER = 'other';

const banks: readonly ComboboxOption[] = BANKS.map(({ code, name }) => ({
  value: code,
  note: code,
  label: name,
}));

/** The bank by name or code; an unlisted one is typed. */
export function BankFields() {
  const t = useMessages(dealerMessages);
  const { register, setValue, formState } = useFormContext<DealerInfoInput>();
  const { errors } = formState;
  const { field } = useController<DealerInfoInput, 'bank_code'>({ name: 'bank_code' });
  const [isOther, setIsOther] = useState(field.value !== '' && !bankName(field.value));

  function choose(value: string | undefined): void {
    const code = value === undefined || value === OTHER ? '' : value;
    const shouldValidate = formState.isSubmitted;
    setIsOther(value === OTHER);
    setValue('bank_code', code, { shouldDirty: true, shouldValidate });
    setValue('bank_name', bankName(code) ?? '', { shouldDirty: true, shouldValidate });
  }

  return (
    <>
      <Field
        required
        label={t('Bank')}
        hint={t('Type a part of its name, or its code of three digits')}
        error={isOther ? undefined : errors.bank_code?.message}
      >
        <Combobox
          ref={isOther ? undefined : field.ref}
          options={[...banks, { value: OTHER, label: t('Another one, such as a credit union') }]}
          value={isOther ? OTHER : field.value || undefined}
          onValueChange={choose}
        />
      </Field>
      {isOther && (
        <>
          <Field
            required
            label={t('Bank code')}
            hint={t('Three digits, such as 004')}
            error={errors.bank_code?.message}
          >
            <Input inputMode="numeric" {...register('bank_code')} />
          </Field>
          <Field required label={t('Bank name')} error={errors.bank_name?.message}>
            <Input {...register('bank_name')} />
          </Field>
        </>
      )}
    </>
  );
}
