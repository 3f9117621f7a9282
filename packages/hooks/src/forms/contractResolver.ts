import type { Checked, IssueMessage } from '@mall/sdk/contract';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/**
 * Checks the values of a form with a schema of the contract; null if the schema could not be loaded.
 */
export type CheckForm<Values> = (
  values: Values,
) => Checked<unknown> | null | Promise<Checked<unknown> | null>;

/**
 * Returns a resolver for react-hook-form that validates with a schema of the contract: the same rules that the server
 * applies. Without the schema the form is valid, and the server checks it.
 *
 * @param check - Checks the values; load the schemas here, because zod is larger than most pages.
 * @param translate - Returns the text of a message, such as `fieldText` of `@mall/contract/messages`.
 * @example
 * import { useForm } from 'react-hook-form';
 *
 * const form = useForm({
 *   defaultValues: { account: '', password: '' },
 *   resolver: contractResolver(
 *     async (values) => {
 *       const { checkFields, loginForm } = await import('@mall/sdk/contract');
 *       return checkFields(loginForm, values);
 *     },
 *     (issue) => fieldText(issue, 'zh-TW'),
 *   ),
 * });
 */
export function contractResolver<Values extends FieldValues>(
  check: CheckForm<Values>,
  translate: (message: IssueMessage) => string,
): Resolver<Values> {
  return async (values) => {
    const checked = await check(values);
    if (!checked) return { values, errors: {} };
    // Keeps fields that the schema does not know; the others have their parsed values.
    if (checked.ok) return { values: Object.assign({}, values, checked.value), errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { field, ...issue } of checked.fields) {
      errors[field] ??= { type: issue.id, message: translate(issue) };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
