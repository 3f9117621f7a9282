import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** The props with which a form of react-hook-form controls a fieldset of `@mall/ui`. */
export interface ControlledFields<Values extends FieldValues> {
  readonly value: Values;
  /** Writes the values that differ. */
  readonly onValueChange: (value: Partial<Values>) => void;
  /** The message of each invalid field. */
  readonly errors: { readonly [Name in keyof Values]?: string | undefined };
  /** Registers each element, so that the form focuses the first invalid one. */
  readonly fieldProps: UseFormReturn<Values>['register'];
}

/**
 * Returns the props with which a form controls a fieldset of `@mall/ui`, such as `RecipientFieldset`
 * or `InvoiceFieldset`. Call it while rendering: it subscribes to the form. After the first submit
 * each change is validated, except for a field that the change of another one clears: a district
 * after its county.
 *
 * @example
 * import { useForm } from 'react-hook-form';
 *
 * const { data: counties } = useCounties();
 * const form = useForm({ defaultValues: EMPTY_SHIPPING });
 * <RecipientFieldset counties={counties} {...controlledFields(form)} />
 */
export function controlledFields<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'formState' | 'getValues' | 'register' | 'setValue' | 'watch'>,
): ControlledFields<Values> {
  const { errors, isSubmitted } = form.formState;
  return {
    value: form.watch(),
    errors: Object.fromEntries(
      Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')]),
    ) as ControlledFields<Values>['errors'],
    fieldProps: form.register,
    onValueChange(next) {
      const before = form.getValues();
      const changed = Object.entries(next).filter(([name, value]) => before[name] !== value);
      changed.forEach(([name, value], at) =>
        form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
          shouldDirty: true,
          shouldValidate: isSubmitted && (at === 0 || value !== ''),
        }),
      );
    },
  };
}
