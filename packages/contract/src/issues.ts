import * as z from 'zod/mini';
import type { $ZodIssue } from 'zod/v4/core';

/** A message of spec §5: its English is its id, `args` fill `{0}`, `{1}` …. */
export interface IssueMessage {
  readonly id: string;
  readonly args: readonly (string | number)[];
}

/**
 * The generic form messages of spec §5. A schema may name one itself (`z.email('Email format
 * error')`); every other issue is mapped here, for the server's replies and for forms alike.
 *
 * @example
 * issueMessage(issue) // { id: 'at least {0} characters', args: [8] }
 */
export function issueMessage(issue: $ZodIssue): IssueMessage {
  switch (issue.code) {
    case 'invalid_type':
      return { id: wrongType(issue), args: [] };
    case 'too_small':
      return issue.origin === 'string'
        ? { id: named(issue) ?? 'at least {0} characters', args: [Number(issue.minimum)] }
        : {
            id: named(issue) ?? 'must be greater than or equal to {0}',
            args: [Number(issue.minimum)],
          };
    case 'too_big':
      return issue.origin === 'string'
        ? { id: named(issue) ?? 'at most {0} characters', args: [Number(issue.maximum)] }
        : {
            id: named(issue) ?? 'must be less than or equal to {0}',
            args: [Number(issue.maximum)],
          };
    case 'invalid_value':
      return { id: named(issue) ?? 'must be in the list', args: [] };
    default:
      return { id: named(issue) ?? 'format error', args: [] };
  }
}

function wrongType(issue: Extract<$ZodIssue, { code: 'invalid_type' }>): string {
  if (issue.input === undefined || issue.input === null || issue.input === '') return 'required';
  if (issue.expected === 'int') return 'must be an integer';
  if (issue.expected === 'number') return 'must be a number';
  return 'format error';
}

/** What zod says where a schema names no message itself and no language is loaded. */
const UNNAMED = 'Invalid input';

/** A schema's own message, told apart from zod's default one. */
const named = (issue: $ZodIssue): string | undefined =>
  issue.message && issue.message !== UNNAMED ? issue.message : undefined;

/** What {@link checkFields} finds: the clean value, or what is wrong, field by field. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fields: readonly (IssueMessage & { readonly field: string })[] };

/**
 * Checks a payload against its schema: what the server does before a service sees it, and what a
 * form does before it sends.
 *
 * @example
 * checkFields(contract.auth.login.body, values)
 * // { ok: false, fields: [{ field: 'account', id: 'required', args: [] }] }
 */
export function checkFields<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): Checked<z.output<Schema>> {
  // Without `error`, a program that also loads the whole of zod would get zod's English here.
  const parsed = z.safeParse(schema, value, { reportInput: true, error: () => UNNAMED });
  if (parsed.success) return { ok: true, value: parsed.data };
  const fields = parsed.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    ...issueMessage(issue),
  }));
  return { ok: false, fields };
}
