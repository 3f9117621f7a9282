import { useMessages } from '@mall/app/messages';
import type { ExtraColumn } from '@mall/sdk';
import { Field, Input, Select } from '@mall/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { memberMessages } from '../../messages/zh-TW/members';

export interface ExtraFieldProps {
  readonly column: ExtraColumn;
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** An extra field of the shop: a text, a date, or a choice. */
export function ExtraField({ column, field, error }: ExtraFieldProps) {
  const t = useMessages(memberMessages);
  const { label, kind, options, required } = column;
  return (
    <Field required={required} label={required ? label : t('{0} (optional)', label)} error={error}>
      {kind === 'select' ? (
        <Select {...field}>
          <option value="">{t('Select')}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      ) : (
        <Input type={kind} {...field} />
      )}
    </Field>
  );
}
