import { Button } from '../../kit/Button/Button';
import { Field } from '../../kit/Field/Field';
import { Input } from '../../kit/Input/Input';
import { Stack } from '../../kit/Stack/Stack';
import { DonationField, type DonationFieldProps } from './DonationField';
import type { InvoiceValue } from './InvoiceValue';

interface InvoiceFieldsProps extends DonationFieldProps {
  /** The mobile barcode of the member's profile. */
  readonly savedBarcode: string | null | undefined;
}

/** The fields of the chosen kind of invoice. */
export function InvoiceFields(props: InvoiceFieldsProps) {
  const { value, onValueChange, errors, fieldProps, savedBarcode, labels } = props;
  const { kind, code } = value;
  if (kind === 'donation') return <DonationField {...props} />;

  const own = (name: Exclude<keyof InvoiceValue, 'kind'>) => {
    const { ref, onBlur } = fieldProps?.(name) ?? {};
    return {
      ref,
      onBlur,
      name,
      value: value[name],
      onChange: ({ target }: { target: { value: string } }) =>
        onValueChange({ ...value, [name]: target.value }),
    };
  };
  if (kind === 'company') {
    return (
      <Stack gap={4}>
        <Field
          required
          label={labels.companyNumber}
          hint={labels.companyNumberHint}
          error={errors.company_no}
        >
          <Input inputMode="numeric" {...own('company_no')} />
        </Field>
        <Field required label={labels.companyTitle} error={errors.title}>
          <Input autoComplete="organization" {...own('title')} />
        </Field>
      </Stack>
    );
  }
  const isBarcode = kind === 'mobile_barcode';
  return (
    <>
      <Field
        required
        label={labels.kinds[kind]}
        hint={isBarcode ? labels.barcodeHint : labels.certificateHint}
        error={errors.code}
      >
        <Input autoComplete="off" autoCapitalize="characters" {...own('code')} />
      </Field>
      {isBarcode && savedBarcode && savedBarcode !== code && (
        <Button
          type="button"
          variant="quiet"
          size="sm"
          onClick={() => onValueChange({ ...value, code: savedBarcode })}
        >
          {labels.useSavedBarcode(savedBarcode)}
        </Button>
      )}
    </>
  );
}
