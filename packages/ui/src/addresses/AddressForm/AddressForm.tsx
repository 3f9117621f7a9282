import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../kit/Alert/Alert';
import { Button } from '../../kit/Button/Button';
import { Field } from '../../kit/Field/Field';
import type { FormFieldProps } from '../../kit/Field/FormFieldProps';
import { Input } from '../../kit/Input/Input';
import { Select } from '../../kit/Select/Select';
import { defaultAddressLabels } from '../../labels/zh-TW/addresses';
import { useLabels, useUi } from '../../theme/UiContext';
import { media, space } from '../../tokens/scale';
import type { AddressLabels } from '../../labels/types/addresses';

/** An address in Taiwan, with the API's field names. */
export interface AddressValue {
  county: string;
  district: string;
  zip: string;
  street: string;
}

/** A county with its districts, as `useCounties` of `@mall/hooks` reads them. */
export interface CountyOption {
  county: string;
  districts: readonly { district: string; zip: string }[];
}

/** An error message of a field, as one sentence. */
export type AddressErrors = { readonly [Name in keyof AddressValue]?: ReactNode };

export interface AddressFormProps {
  /** The counties to choose from; undefined while they load. */
  counties: readonly CountyOption[] | undefined;
  /**
   * Loads the counties again. Pass it when loading failed; the error then shows above the fields.
   */
  onRetry?: (() => void) | undefined;
  /** The current values; the form holds no state. */
  value: AddressValue;
  /**
   * Called with the whole address after each change. Another county clears district and postcode; a
   * district fills in its postcode.
   */
  onValueChange: (value: AddressValue) => void;
  /** Error messages, each shown at its field. */
  errors?: AddressErrors | undefined;
  /**
   * Props of a form library for each field, such as `register` of react-hook-form. Typed values
   * still arrive by `onValueChange`.
   */
  fieldProps?: ((name: keyof AddressValue) => FormFieldProps) | undefined;
  /** Whose address it is, for autofill. */
  section?: 'shipping' | 'billing' | undefined;
  /**
   * Whether the fields are required.
   * @default true
   */
  required?: boolean | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: AddressLabels | undefined;
}

const Cascade = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr 120px;
  gap: ${space[3]};
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
  }
`;
const Fields = styled.div`
  display: grid;
  gap: ${space[4]};
`;

/** A place as most address books write it. A browser fills in an option by its value or by its text. */
const inAddressBooks = (county: string): string => county.replaceAll('臺', '台');

/**
 * Collects a Taiwanese address: 縣市 → 區 → 郵遞區號 and the street. A county offers its districts; a
 * district fills in its postcode, which accepts up to six digits. Supports autofill. Fetches
 * nothing: pass it the result of `useCounties`.
 *
 * @example
 * const { data: counties } = useCounties();
 * const [value, setValue] = useState({ county: '', district: '', zip: '', street: '' });
 * <AddressForm section="shipping" counties={counties} value={value} onValueChange={setValue} />
 */
export function AddressForm({
  counties,
  onRetry,
  value,
  onValueChange,
  errors = {},
  fieldProps,
  section,
  required = true,
  labels: given,
}: AddressFormProps) {
  const { labels: ui } = useUi();
  const labels = useLabels('addresses', given, defaultAddressLabels);
  const ofAddressBook = inAddressBooks(value.county);
  const findCounty = (typed: string) =>
    counties?.find(({ county }) => inAddressBooks(county) === typed);
  const districts = findCounty(ofAddressBook)?.districts ?? [];
  const token = (name: string) => (section ? `${section} ${name}` : name);
  const set = (change: Partial<AddressValue>) => onValueChange({ ...value, ...change });

  const own = (name: keyof AddressValue) => {
    const { ref, onBlur } = fieldProps?.(name) ?? {};
    return { name, ref, onBlur, value: value[name] };
  };

  function chooseCounty(typed: string): void {
    const { county = '' } = findCounty(typed) ?? {};
    set({ county, district: '', zip: '' });
  }

  function chooseDistrict(typed: string): void {
    const found = districts.find(({ district }) => inAddressBooks(district) === typed);
    set({ district: '', zip: '', ...found });
  }
  const waiting = counties ? undefined : labels.loading;
  return (
    <Fields>
      {onRetry && (
        <Alert
          tone="danger"
          action={
            <Button variant="secondary" size="sm" onClick={onRetry}>
              {ui.retry}
            </Button>
          }
        >
          {labels.failed}
        </Alert>
      )}
      <Cascade>
        <Field required={required} label={labels.county} error={errors.county}>
          <Select
            {...own('county')}
            value={ofAddressBook}
            autoComplete={token('address-level1')}
            onChange={({ target }) => chooseCounty(target.value)}
          >
            <option value="">{onRetry ? labels.choose : (waiting ?? labels.choose)}</option>
            {counties?.map(({ county }) => (
              <option key={county} value={inAddressBooks(county)}>
                {county}
              </option>
            ))}
          </Select>
        </Field>
        <Field required={required} label={labels.district} error={errors.district}>
          <Select
            {...own('district')}
            value={inAddressBooks(value.district)}
            autoComplete={token('address-level2')}
            disabled={districts.length === 0}
            onChange={({ target }) => chooseDistrict(target.value)}
          >
            <option value="">{districts.length > 0 ? labels.choose : labels.countyFirst}</option>
            {districts.map(({ district }) => (
              <option key={district} value={inAddressBooks(district)}>
                {district}
              </option>
            ))}
          </Select>
        </Field>
        <Field required={required} label={labels.zip} error={errors.zip}>
          <Input
            {...own('zip')}
            inputMode="numeric"
            autoComplete={token('postal-code')}
            onChange={({ target }) => set({ zip: target.value })}
          />
        </Field>
      </Cascade>
      <Field required={required} label={labels.street} error={errors.street}>
        <Input
          {...own('street')}
          autoComplete={token('street-address')}
          onChange={({ target }) => set({ street: target.value })}
        />
      </Field>
    </Fields>
  );
}
