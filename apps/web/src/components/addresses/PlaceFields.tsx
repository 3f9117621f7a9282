import { useCounties } from '@mall/hooks';
import { Field, Input, Select } from '@mall/ui';
import { useFormContext } from 'react-hook-form';
import { useMessages } from '../../messages/useMessages';
import { sharedAddressMessages } from '../../messages/zh-TW/sharedAddresses';
import { Cascade } from './PlaceFields.styles';

/** The fields of a place. */
export interface Place {
  county: string;
  district: string;
  zip: string;
  street: string;
}

export interface PlaceFieldsProps {
  /** Whose place it is, for the browser's filling in: `shipping`. */
  readonly section?: 'shipping';
}

/**
 * 縣市 → 區 → 郵遞區號 and the street, inside a `FormProvider` whose form has the fields of a {@link Place}.
 *
 * @example
 * <FormProvider {...form}><PlaceFields section="shipping" /></FormProvider>
 */
export function PlaceFields({ section }: PlaceFieldsProps) {
  const t = useMessages(sharedAddressMessages);
  const { data: counties } = useCounties();
  const { register, setValue, watch, formState } = useFormContext<Place>();
  const { errors } = formState;
  const { county, district } = watch();
  const districts = counties?.find((one) => one.county === county)?.districts ?? [];
  const of = (name: string) => (section ? `${section} ${name}` : name);
  return (
    <>
      <Cascade>
        <Field required label={t('County')} error={errors.county?.message}>
          <Select
            autoComplete={of('address-level1')}
            {...register('county', {
              onChange: () => {
                setValue('district', '');
                setValue('zip', '');
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
            autoComplete={of('address-level2')}
            disabled={districts.length === 0}
            {...register('district', {
              onChange: (event: { target: { value: string } }) => {
                const found = districts.find((one) => one.district === event.target.value);
                setValue('zip', found?.zip ?? '', { shouldValidate: Boolean(found) });
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
          <Input inputMode="numeric" autoComplete={of('postal-code')} {...register('zip')} />
        </Field>
      </Cascade>
      <Field required label={t('Street')} error={errors.street?.message}>
        <Input autoComplete={of('street-address')} {...register('street')} />
      </Field>
    </>
  );
}
