import type { checkFields } from '@mall/contract';
import { formFields } from '@mall/contract/messages/zh-TW';
import { isMallError } from '@mall/sdk';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { useMessages, type Catalogue } from '../messages/useMessages';
import { contractResolver } from './contractResolver';

/**
 * A form whose rules are a schema of the contract. Errors show beside their fields on
 * sending, where the first of them gets the focus, and go as soon as they are mended.
 *
 * @example
 * const form = useContractForm(loginForm, { account: '', password: '' });
 * <Field label="…" error={form.formState.errors.account?.message}><Input {...form.register('account')} /></Field>
 */
export function useContractForm<Values extends FieldValues>(
  schema: Parameters<typeof checkFields>[0],
  defaultValues: DefaultValues<Values>,
) {
  const t = useMessages<Catalogue>(formFields);
  const form = useForm<Values>({
    resolver: contractResolver(schema, ({ id, args }) => t(id, ...args)),
    defaultValues,
    // On leaving a field would move what is below it, and the press that left it would miss its button.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });

  /** Puts the server's refusals beside their fields; false when it named none that is here. */
  function showRefusal(error: unknown): boolean {
    if (!isMallError(error)) return false;
    const here = error.fields.filter(({ field }) => field in form.getValues());
    here.forEach(({ field, msg }, at) =>
      form.setError(
        field as Path<Values>,
        { type: 'server', message: msg },
        { shouldFocus: at === 0 },
      ),
    );
    return here.length > 0;
  }
  return { ...form, showRefusal };
}
