import type { checkFields } from '@mall/contract';
import { fieldSentences, formFields } from '@mall/contract/messages/zh-TW';
import { contractResolver } from '@mall/hooks/forms';
import { isMallError } from '@mall/sdk';
import { useEffect, useState } from 'react';
import { useForm, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import { loadOptional } from '../loading/loadOptional';
import type { Catalogue } from '../messages/translate';
import { useMessages } from '../messages/useMessages';

/** The chunk with a site's schemas, by the name of their form, and the contract's function that checks values. */
export interface FormSchemas<Name extends string> {
  readonly schemas: Readonly<Record<Name, Parameters<typeof checkFields>[0]>>;
  readonly checkFields: typeof checkFields;
}

const fieldMessages: Catalogue = { ...formFields, ...fieldSentences };

/**
 * Creates a site's `useContractForm`, for forms that are validated by a schema of the contract. On submit, errors
 * appear beside their fields and the first invalid field gets the focus; each error disappears when its field is
 * valid. Submits and shows the parsed values: without the separators of a pasted number, for example.
 *
 * @param load - Loads the schemas after the page, because zod is larger than any page with a form.
 * @param ownMessages - Messages beside fields that only this site's schemas have.
 * @example
 * const useContractForm = createContractForm(async () => {
 *   const { checkFields, loginForm } = await import('@mall/contract');
 *   return { checkFields, schemas: { loginForm } };
 * });
 * const form = useContractForm('loginForm', { account: '', password: '' });
 */
export function createContractForm<Name extends string>(
  load: () => Promise<FormSchemas<Name>>,
  ownMessages: Catalogue = {},
) {
  const messages: Catalogue = { ...fieldMessages, ...ownMessages };
  const loadSchemas = () => loadOptional(load());

  return function useContractForm<Values extends FieldValues>(schema: Name, initial: Values) {
    const t = useMessages(messages);
    // Later ones are not meant for the fields that are typed in.
    const [values] = useState(initial);
    const form = useForm<Values>({
      resolver: contractResolver(
        async (values) => {
          const loaded = await loadSchemas();
          return loaded && loaded.checkFields(loaded.schemas[schema], values);
        },
        ({ id, args }) => t(id, ...args),
      ),
      values,
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

    /** Shows other values in some fields, as if they had been typed. */
    function fill(values: Partial<Values>): void {
      for (const [name, value] of Object.entries(values)) {
        const field = name as Path<Values>;
        if (form.getValues(field) !== value)
          form.setValue(field, value as PathValue<Values, Path<Values>>);
      }
    }

    /** Shows the parsed values: a pasted `0912-345-678` becomes `0912345678`. */
    function showParsed(parsed: Values): void {
      const texts: Partial<Values> = {};
      for (const name in parsed) if (typeof parsed[name] === 'string') texts[name] = parsed[name];
      fill(texts);
    }

    const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) =>
      form.handleSubmit((values, event) => {
        showParsed(values);
        return onValid(values, event);
      }, onInvalid);
    return { ...form, handleSubmit, showRefusal, fill };
  };
}
