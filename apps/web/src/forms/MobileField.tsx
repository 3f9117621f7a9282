import { useMessages } from '@mall/app/messages';
import { Field, Input } from '@mall/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { fieldMessages } from '../messages/zh-TW/fields';

export interface MobileFieldProps {
  /** The result of the form's `register` for the field. */
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** A mobile number in Taiwan, with an example. */
export function MobileField({ field, error }: MobileFieldProps) {
  const t = useMessages(fieldMessages);
  return (
    <Field required label={t('Mobile phone')} hint={t('For example 0912345678')} error={error}>
      <Input type="tel" autoComplete="tel-national" {...field} />
    </Field>
  );
}
