import { useMessages } from '@mall/app/messages';
import type { Address } from '@mall/sdk';
import { Field, Select } from '@mall/ui';
import { FormProvider } from 'react-hook-form';
import { PlaceFields } from '../../components/addresses/PlaceFields';
import type { useContractForm } from '../../forms/useContractForm';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { addressFields, type ShippingFields } from '@mall/hooks';

export interface AddressFieldsProps {
  readonly form: ReturnType<typeof useContractForm<ShippingFields>>;
  readonly addresses: readonly Address[];
}

/** 縣市 → 區 → 郵遞區號 and the street, or one of the member's saved addresses. */
export function AddressFields({ form, addresses }: AddressFieldsProps) {
  const t = useMessages(checkoutMessages);
  const { county, district, street, zip } = form.watch();
  const known = addresses.find(
    (one) =>
      one.county === county &&
      one.district === district &&
      one.street === street &&
      one.zip === zip,
  );

  function fillAddress(id: string) {
    const address = addresses.find((one) => String(one.id) === id);
    if (!address) return;
    for (const [name, value] of Object.entries(addressFields(address))) {
      form.setValue(name as keyof ShippingFields, value, { shouldValidate: true });
    }
  }

  return (
    <>
      {addresses.length > 0 && (
        <Field label={t('Your addresses')}>
          <Select value={known?.id ?? ''} onChange={({ target }) => fillAddress(target.value)}>
            <option value="">{t('Please choose')}</option>
            {addresses.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name} {one.county}
                {one.district}
                {one.street}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <FormProvider {...form}>
        <PlaceFields section="shipping" />
      </FormProvider>
    </>
  );
}
