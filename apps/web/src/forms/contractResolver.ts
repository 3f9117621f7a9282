import { loadOptional } from '@mall/app/loading';
import type { IssueMessage } from '@mall/contract';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { schemas } from './schemas';

/** The name of a form's schema. */
export type FormName = keyof typeof schemas;

/** Loads the schemas of the forms; null if the network fails. */
export const loadSchemas = () => loadOptional(import('./schemas'));

/**
 * Validates a form with a schema of the contract: the same rules that the server applies. If the schema cannot be
 * loaded, the form is valid, and the server checks it.
 *
 * @param name - The schema, loaded on the first validation.
 * @param translate - Translates a message id.
 */
export function contractResolver<Values extends FieldValues>(
  name: FormName,
  translate: (message: IssueMessage) => string,
): Resolver<Values> {
  return async (values) => {
    const loaded = await loadSchemas();
    if (!loaded) return { values, errors: {} };
    const checked = loaded.checkFields(loaded.schemas[name], values);
    // Keeps fields that the schema does not know; the others have their parsed values.
    if (checked.ok) return { values: Object.assign({}, values, checked.value), errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { field, ...issue } of checked.fields) {
      errors[field] ??= { type: issue.id, message: translate(issue) };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
