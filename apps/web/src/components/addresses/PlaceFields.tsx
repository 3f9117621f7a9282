import { useCounties } from '@mall/hooks';
import { controlledFields } from '@mall/hooks/forms';
import { AddressForm, type AddressValue } from '@mall/ui/addresses';
import { useFormContext } from 'react-hook-form';

/**
 * 縣市 → 區 → 郵遞區號 and the street, inside a `FormProvider` whose form has the fields of an `AddressValue`.
 *
 * @example
 * <FormProvider {...form}><PlaceFields /></FormProvider>
 */
export function PlaceFields() {
  const { data: counties } = useCounties();
  return <AddressForm counties={counties} {...controlledFields(useFormContext<AddressValue>())} />;
}
