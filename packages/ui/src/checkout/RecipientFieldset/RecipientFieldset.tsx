import type { ReactNode } from 'react';
import {
  AddressForm,
  type AddressValue,
  type CountyOption,
} from '../../addresses/AddressForm/AddressForm';
import { Checkbox } from '../../kit/Checkbox/Checkbox';
import { Field } from '../../kit/Field/Field';
import type { FormFieldProps } from '../../kit/Field/FormFieldProps';
import { Heading } from '../../kit/Heading/Heading';
import { Input } from '../../kit/Input/Input';
import { Select } from '../../kit/Select/Select';
import { Stack } from '../../kit/Stack/Stack';
import { defaultShippingLabels } from '../../labels/zh-TW/shipping';
import type { ShippingLabels } from '../../labels/types/shipping';
import { useLabels } from '../../theme/UiContext';

/** A recipient with an address, with the API's field names. */
export interface RecipientValue extends AddressValue {
  name: string;
  phone: string;
  /** A message for the courier; empty for none. */
  note: string;
}

/** A saved address, as `useAddresses` of `@mall/hooks` reads them. */
export interface SavedAddress extends AddressValue {
  id: number;
  name: string;
  phone: string;
}

/** An error message of a field, as one sentence. */
export type RecipientErrors = { readonly [Name in keyof RecipientValue]?: ReactNode };

export interface RecipientFieldsetProps {
  /** The current values; the fieldset holds no state. */
  value: RecipientValue;
  /** Called with all values after each change. */
  onValueChange: (value: RecipientValue) => void;
  /** Error messages, each shown at its field. */
  errors?: RecipientErrors | undefined;
  /** Props of a form library for each field, such as `register` of react-hook-form. */
  fieldProps?: ((name: keyof RecipientValue) => FormFieldProps) | undefined;
  /**
   * Whether the order is sent to an address. Without it only the person is asked for.
   * @default true
   */
  toAddress?: boolean | undefined;
  /** The counties to choose from; undefined while they load. */
  counties: readonly CountyOption[] | undefined;
  /** Loads the counties again; pass it when loading failed. */
  onRetry?: (() => void) | undefined;
  /**
   * The member's saved addresses; choosing one fills in the fields.
   * @default []
   */
  addresses?: readonly SavedAddress[] | undefined;
  /** Whether the address will be saved. */
  remember?: boolean | undefined;
  /** Called when the buyer decides to save it; without it there is no such question. */
  onRememberChange?: ((remember: boolean) => void) | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: ShippingLabels | undefined;
}

const isSamePlace = (one: AddressValue, other: AddressValue): boolean =>
  one.county === other.county &&
  one.district === other.district &&
  one.zip === other.zip &&
  one.street === other.street;

/**
 * Collects who receives an order, and where: name, mobile number, address, and a note for the
 * courier. Supports autofill and saved addresses. Fetches nothing.
 *
 * @example
 * const { data: counties } = useCounties();
 * const [value, setValue] = useState(EMPTY_SHIPPING);
 * <RecipientFieldset
 *   counties={counties}
 *   value={value}
 *   onValueChange={(recipient) => setValue({ ...value, ...recipient })}
 * />
 */
export function RecipientFieldset({
  value,
  onValueChange,
  errors = {},
  fieldProps,
  toAddress = true,
  counties,
  onRetry,
  addresses = [],
  remember = false,
  onRememberChange,
  labels: given,
}: RecipientFieldsetProps) {
  const labels = useLabels('shipping', given, defaultShippingLabels);
  const set = (change: Partial<RecipientValue>) => onValueChange({ ...value, ...change });
  const own = (field: 'name' | 'phone' | 'note') => {
    const { ref, onBlur } = fieldProps?.(field) ?? {};
    return {
      ref,
      onBlur,
      name: field,
      value: value[field],
      onChange: ({ target }: { target: { value: string } }) => set({ [field]: target.value }),
    };
  };

  function fill(wanted: string): void {
    const saved = addresses.find(({ id }) => String(id) === wanted);
    if (!saved) return;
    const { name, phone, county, district, zip, street } = saved;
    set({ name, phone, county, district, zip, street });
  }
  return (
    <Stack gap={4}>
      <Heading level={2} size="lg">
        {labels.recipient}
      </Heading>
      <Field required label={labels.name} error={errors.name}>
        <Input autoComplete="shipping name" {...own('name')} />
      </Field>
      <Field required label={labels.phone} hint={labels.phoneHint} error={errors.phone}>
        <Input type="tel" autoComplete="shipping tel-national" {...own('phone')} />
      </Field>
      {toAddress && (
        <>
          {addresses.length > 0 && (
            <Field label={labels.savedAddresses}>
              <Select
                value={addresses.find((each) => isSamePlace(each, value))?.id ?? ''}
                onChange={({ target }) => fill(target.value)}
              >
                <option value="">{labels.choose}</option>
                {addresses.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name} {each.county}
                    {each.district}
                    {each.street}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <AddressForm
            section="shipping"
            counties={counties}
            onRetry={onRetry}
            value={value}
            onValueChange={set}
            fieldProps={fieldProps}
            errors={errors}
          />
          {onRememberChange && (
            <Checkbox
              label={labels.remember}
              checked={remember}
              onChange={({ target }) => onRememberChange(target.checked)}
            />
          )}
        </>
      )}
      <Field label={labels.note} error={errors.note}>
        <Input {...own('note')} />
      </Field>
    </Stack>
  );
}
