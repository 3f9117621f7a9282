import { useCounties } from '@mall/hooks';
import type { Address } from '@mall/sdk';
import { Field, Input, Select } from '@mall/ui';
import type { useContractForm } from '../../forms/useContractForm';
import { useMessages } from '../../messages/useMessages';
import { Cascade } from './AddressFields.styles';
import { checkoutMessages } from '../../messages/zh-TW/checkout';
import { fieldsOfAddress, type ShippingFields } from './shippingForm';

export interface AddressFieldsProps {
  readonly form: ReturnType<typeof useContractForm<ShippingFields>>;
  readonly addresses: readonly Address[];
}

/** 縣市 → 區 → 郵遞區號 and the street, or one of the member's saved addresses. */
export function AddressFields({ form, addresses }: AddressFieldsProps) {
  const t = useMessages(checkoutMessages);
  const { data: counties } = useCounties();
  const { errors } = form.formState;
  const { county, district, street, zip } = form.watch();
  const districts = counties?.find((one) => one.county === county)?.districts ?? [];
  const known = addresses.find(
    (one) =>
      one.county === county &&
      one.district === district &&
      one.street === street &&
      one.zip === zip,
  );

  function takeAddress(id: string) {
    const address = addresses.find((one) => String(one.id) === id);
    if (!address) return;
    for (const [name, value] of Object.entries(fieldsOfAddress(address))) {
      form.setValue(name as keyof ShippingFields, value, { shouldValidate: true });
    }
  }

  return (
    <>
      {addresses.length > 0 && (
        <Field label={t('Your addresses')}>
          <Select value={known?.id ?? ''} onChange={({ target }) => takeAddress(target.value)}>
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
      <Cascade>
        <Field required label={t('County')} error={errors.county?.message}>
          <Select
            autoComplete="shipping address-level1"
            {...form.register('county', {
              onChange: () => {
                form.setValue('district', '');
                form.setValue('zip', '');
              },
            })}
            value={county}
          >
            <option value="">{t('Please choose')}</option>
            {counties?.map((one) => (
              <option key={one.county}>{one.county}</option>
            ))}
          </Select>
        </Field>
        <Field required label={t('District')} error={errors.district?.message}>
          <Select
            autoComplete="shipping address-level2"
            disabled={districts.length === 0}
            {...form.register('district', {
              onChange: (event: { target: { value: string } }) => {
                const found = districts.find((one) => one.district === event.target.value);
                form.setValue('zip', found?.zip ?? '', { shouldValidate: Boolean(found) });
              },
            })}
            value={district}
          >
            <option value="">{t('Please choose')}</option>
            {districts.map((one) => (
              <option key={one.district}>{one.district}</option>
            ))}
          </Select>
        </Field>
        <Field required label={t('Postcode')} error={errors.zip?.message}>
          <Input
            inputMode="numeric"
            autoComplete="shipping postal-code"
            {...form.register('zip')}
          />
        </Field>
      </Cascade>
      <Field required label={t('Street')} error={errors.street?.message}>
        <Input autoComplete="shipping street-address" {...form.register('street')} />
      </Field>
    </>
  );
}
