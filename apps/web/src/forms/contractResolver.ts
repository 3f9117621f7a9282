import type { IssueMessage } from '@mall/contract';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { loadOptional } from '../loading/reloadOnStaleChunk';
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
 * @param translate - Turns a message id into a sentence.
 */
export function contractResolver<Values extends FieldValues>(
  name: FormName,
  translate: (message: IssueMessage) => string,
): Resolver<Values> {
  return async (values) => {
    const loaded = await loadSchemas();
    if (!loaded) return { values, errors: {} };
    const checked = loaded.checkFields(loaded.schemas[name], values);
    // Fields that the schema does not know stay; the others are as the server will read them.
    if (checked.ok) return { values: Object.assign({}, values, checked.value), errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { field, ...issue } of checked.fields) {
      errors[field] ??= { type: issue.id, message: translate(issue) };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
