import { loadOptional } from '@mall/app/loading';
import { useMessages, type Catalogue } from '@mall/app/messages';
import { formFields } from '@mall/contract/messages/zh-TW';
import { contractResolver } from '@mall/hooks/forms';
import { isMallError } from '@mall/sdk';
import { useEffect } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import type { FormName } from './schemas';

/** Loads the schemas of the forms; null if the network fails. */
const loadSchemas = () => loadOptional(import('./schemas'));

/**
 * A form validated by a schema of the contract. On submit, errors appear beside their fields and the first invalid
 * field gets the focus; each error disappears when its field is valid. Submits and shows the parsed values: without
 * the separators of a pasted number, for example.
 *
 * @example
 * const form = useContractForm('loginForm', { account: '', password: '' });
 * <Field label="…" error={form.formState.errors.account?.message}><Input {...form.register('account')} /></Field>
 */
export function useContractForm<Values extends FieldValues>(
  schema: FormName,
  defaultValues: DefaultValues<Values>,
) {
  const t = useMessages<Catalogue>(formFields);
  const form = useForm<Values>({
    resolver: contractResolver(
      async (values) => {
        const loaded = await loadSchemas();
        return loaded && loaded.checkFields(loaded.schemas[schema], values);
      },
      ({ id, args }) => t(id, ...args),
    ),
    defaultValues,
    // Validating on blur would cause a layout shift, and the click that caused the blur would miss its
    // button.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });

  // Loads the schema before the first submit.
  useEffect(() => void loadSchemas(), []);

  /**
   * Shows the server's field errors beside their fields.
   *
   * @param within - The part of the payload with this form's fields, such as `invoice`.
   * @returns whether all of them have a field here; if not, the page shows the rest (`useErrorText`).
   */
  function showRefusal(error: unknown, within?: string): boolean {
    if (!isMallError(error)) return false;
    const fields = error.fields.map(({ field, msg }) => ({
      field: within && field.startsWith(`${within}.`) ? field.slice(within.length + 1) : field,
      msg,
    }));
    const here = fields.filter(({ field }) => field in form.getValues());
    here.forEach(({ field, msg }, at) =>
      form.setError(
        field as Path<Values>,
        { type: 'server', message: msg },
        { shouldFocus: at === 0 },
      ),
    );
    return here.length > 0 && here.length === fields.length;
  }

  /** Shows the parsed values: a pasted `0912-345-678` becomes `0912345678`. */
  function showRead(read: Values): void {
    for (const [name, value] of Object.entries(read)) {
      const field = name as Path<Values>;
      if (typeof value === 'string' && form.getValues(field) !== value)
        form.setValue(field, value as PathValue<Values, Path<Values>>);
    }
  }

  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) =>
    form.handleSubmit((values, event) => {
      showRead(values);
      return onValid(values, event);
    }, onInvalid);
  return { ...form, handleSubmit, showRefusal };
}
