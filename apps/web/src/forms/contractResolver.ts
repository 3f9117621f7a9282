import { checkFields, type IssueMessage } from '@mall/contract';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

type Schema = Parameters<typeof checkFields>[0];

/**
 * Validates a form with a schema of the contract: the same rules that the server applies.
 *
 * @param translate - Turns a message id into a sentence.
 */
export function contractResolver<Values extends FieldValues>(
  schema: Schema,
  translate: (message: IssueMessage) => string,
): Resolver<Values> {
  return (values) => {
    const checked = checkFields(schema, values);
    // Fields that the schema does not know stay; the others are as the server will read them.
    if (checked.ok) return { values: Object.assign({}, values, checked.value), errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { field, ...issue } of checked.fields) {
      errors[field] ??= { type: issue.id, message: translate(issue) };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
