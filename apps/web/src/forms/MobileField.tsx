import { Field, Input } from '@mall/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useMessages } from '../messages/useMessages';
import { fieldMessages } from '../messages/zh-TW/fields';

export interface MobileFieldProps {
  /** What `register` of the form gives for the field. */
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** `shipping`: a browser fills in the number that parcels go with. */
  readonly purpose?: 'shipping';
}

/** A mobile number in Taiwan, with an example of one. */
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
