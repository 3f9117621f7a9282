import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { controlledFields } from './controlledFields';

interface Address {
  county: string;
  district: string;
  street: string;
}

const required = 'This field is required';
const FILLED: Address = { county: '臺北市', district: '大安區', street: '新生南路 1 號' };

/** A form whose fields are all required. */
function openForm(defaultValues: Address = FILLED) {
  const { result } = renderHook(() => {
    const form = useForm<Address>({
      defaultValues,
      resolver: (values) => ({
        values: {},
        errors: Object.fromEntries(
          Object.entries(values)
            .filter(([, value]) => value === '')
            .map(([name]) => [name, { type: 'required', message: required }]),
        ),
      }),
    });
    return { form, fields: controlledFields(form) };
  });
  return {
    fields: () => result.current.fields,
    form: () => result.current.form,
    change: (next: Partial<Address>) => act(async () => result.current.fields.onValueChange(next)),
    submit: () => act(async () => result.current.form.handleSubmit(() => undefined)()),
  };
}

it('writes the values that differ and marks the form as edited', async () => {
  const { fields, form, change } = openForm();
  expect(form().formState.isDirty).toBe(false);
  await change(FILLED);
  expect(form().formState.isDirty).toBe(false);
  await change({ street: '迪化街 2 號' });
  expect(fields().value).toEqual({ ...FILLED, street: '迪化街 2 號' });
  expect(form().formState.isDirty).toBe(true);
});

it('shows no error before the first submit, and then validates each change', async () => {
  const { fields, change, submit } = openForm();
  await change({ street: '' });
  expect(fields().errors).toEqual({});
  await submit();
  expect(fields().errors).toEqual({ street: required });
  await change({ street: '迪化街 2 號' });
  expect(fields().errors).toEqual({});
  await change({ street: '' });
  expect(fields().errors).toEqual({ street: required });
});

it('does not validate a field that the change of another one clears', async () => {
  const { fields, change, submit } = openForm({ ...FILLED, street: '' });
  await submit();
  await change({ county: '臺南市', district: '' });
  expect(fields().value.district).toBe('');
  expect(fields().errors).toEqual({ street: required });
});

it('registers each element, so that the first invalid one gets the focus', async () => {
  const { fields, submit } = openForm({ ...FILLED, street: '' });
  const input = document.body.appendChild(document.createElement('input'));
  act(() => fields().fieldProps('street').ref(input));
  await submit();
  expect(document.activeElement).toBe(input);
  input.remove();
});
