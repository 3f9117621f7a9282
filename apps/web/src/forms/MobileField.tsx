import { useMessages } from '@mall/app/messages';
import { Field, Input } from '@mall/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { fieldMessages } from '../messages/zh-TW/fields';

export interface MobileFieldProps {
  /** The result of the form's `register` for the field. */
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** `shipping`: the browser fills in the number of the shipping address. */
  readonly purpose?: 'shipping';
}

/** A mobile number in Taiwan, with an example. */
export function MobileField({ field, error, purpose }: MobileFieldProps) {
  const t = useMessages(fieldMessages);
  return (
    <Field required label={t('Mobile phone')} hint={t('Such as 0912345678')} error={error}>
      <Input
        type="tel"
        autoComplete={purpose ? 'shipping tel-national' : 'tel-national'}
        {...field}
      />
    </Field>
  );
}
