import { useState } from 'react';
import { Field } from '../../kit/Field/Field';
import { Input } from '../../kit/Input/Input';
import { Select } from '../../kit/Select/Select';
import { Stack } from '../../kit/Stack/Stack';
import type { FormFieldProps } from '../../kit/Field/FormFieldProps';
import type { InvoiceLabels } from '../../labels/types/invoice';
import type { InvoiceErrors, InvoiceValue } from './InvoiceValue';

const OTHER = 'other';

/** The fields of an invoice, and how they are shown. */
export interface DonationFieldProps {
  readonly value: InvoiceValue;
  readonly onValueChange: (value: InvoiceValue) => void;
  readonly errors: InvoiceErrors;
  readonly fieldProps: ((name: keyof InvoiceValue) => FormFieldProps) | undefined;
  readonly labels: InvoiceLabels;
}

/** The organization that receives the invoice: a well-known one by its name, any other by its donation code. */
export function DonationField({
  value,
  onValueChange,
  errors,
  fieldProps,
  labels,
}: DonationFieldProps) {
  const { code } = value;
  const { ref, onBlur } = fieldProps?.('code') ?? {};
  const [isOther, setIsOther] = useState(
    code !== '' && !labels.charities.some((each) => each.code === code),
  );

  function choose(wanted: string): void {
    setIsOther(wanted === OTHER);
    onValueChange({ ...value, code: wanted === OTHER ? '' : wanted });
  }
  return (
    <Stack gap={4}>
      <Field required label={labels.donateTo} error={isOther ? undefined : errors.code}>
        <Select
          ref={isOther ? undefined : ref}
          value={isOther ? OTHER : code}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{labels.choose}</option>
          {labels.charities.map((each) => (
            <option key={each.code} value={each.code}>
              {each.name} {each.code}
            </option>
          ))}
          <option value={OTHER}>{labels.otherDonationCode}</option>
        </Select>
      </Field>
      {isOther && (
        <Field
          required
          label={labels.donationCode}
          hint={labels.donationCodeHint}
          error={errors.code}
        >
          <Input
            ref={ref}
            onBlur={onBlur}
            name="code"
            autoComplete="off"
            inputMode="numeric"
            value={code}
            onChange={({ target }) => onValueChange({ ...value, code: target.value })}
          />
        </Field>
      )}
    </Stack>
  );
}
