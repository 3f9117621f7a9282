import { useCounties } from '@mall/hooks';
import { AddressForm, type AddressValue } from '@mall/ui/addresses';
import { useFormContext } from 'react-hook-form';

export interface PlaceFieldsProps {
  /** Section for browser autofill: `shipping`. */
  readonly section?: 'shipping';
}

const FIELDS = ['county', 'district', 'zip', 'street'] as const;

/**
 * 縣市 → 區 → 郵遞區號 and the street, inside a `FormProvider` whose form has the fields of an `AddressValue`.
 *
 * @example
 * <FormProvider {...form}><PlaceFields section="shipping" /></FormProvider>
 */
export function PlaceFields({ section }: PlaceFieldsProps) {
  const { data: counties } = useCounties();
  const { register, setValue, watch, formState } = useFormContext<AddressValue>();
  const { errors, isSubmitted } = formState;
  const { county, district, zip, street } = watch();
  const value = { county, district, zip, street };

  function change(next: AddressValue): void {
    // Choosing a county clears the district without an error: the user chooses it next.
    const isJudged = isSubmitted && next.county === county;
    for (const name of FIELDS) {
      if (next[name] === value[name]) continue;
      setValue(name, next[name], {
        shouldDirty: true,
        shouldValidate: isJudged || (isSubmitted && name === 'county'),
      });
    }
  }
  return (
    <AddressForm
      counties={counties}
      value={value}
      onValueChange={change}
      fieldProps={register}
      section={section}
      errors={{
        county: errors.county?.message,
        district: errors.district?.message,
        zip: errors.zip?.message,
        street: errors.street?.message,
      }}
    />
  );
}
