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
    case 'invalid_union':
      return { id: named(issue) ?? unionMessage(issue), args: [] };
    case 'invalid_value':
      return {
        id: named(issue) ?? (isLeftOut(issue.input) ? 'required' : 'must be in the list'),
        args: [],
      };
    default:
      return { id: named(issue) ?? 'format error', args: [] };
  }
}

/** Which kind of payload this is was left out, or is none of those there are. */
function unionMessage(issue: Extract<$ZodIssue, { code: 'invalid_union' }>): string {
  if (issue.discriminator === undefined) return 'format error';
  const { input } = issue;
  const given =
    typeof input === 'object' && input !== null && issue.discriminator in input
      ? (input as Readonly<Record<string, unknown>>)[issue.discriminator]
      : undefined;
  return isLeftOut(given) ? 'required' : 'must be in the list';
}

const isLeftOut = (input: unknown): boolean =>
  input === undefined || input === null || input === '';

function wrongType(issue: Extract<$ZodIssue, { code: 'invalid_type' }>): string {
  if (isLeftOut(issue.input)) return 'required';
  if (issue.expected === 'int') return 'must be an integer';
  if (issue.expected === 'number') return 'must be a number';
  return 'format error';
}

/** What zod says where a schema names no message itself and no language is loaded. */
const UNNAMED = 'Invalid input';

/** A schema's own message, told apart from zod's default one. */
const named = (issue: $ZodIssue): string | undefined =>
  issue.message && issue.message !== UNNAMED ? issue.message : undefined;

/** What is wrong with one field. */
export interface FieldIssue extends IssueMessage {
  /** The field's name; `.` leads into it. */
  readonly field: string;
}

/** What {@link checkFields} finds: the clean value, or what is wrong, field by field. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fields: readonly FieldIssue[] };

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
  const fields = parsed.error.issues.flatMap((issue) => [
    { field: issue.path.join('.'), ...issueMessage(issue) },
    ...missingBeside(schema, value, issue),
  ]);
  return { ok: false, fields };
}

/**
 * Where it is not said which kind of a payload this is, zod looks no further. What the first kind, the
 * ordinary one, asks for and is missing is told all the same, so that nobody has to find out field by
 * field.
 */
function missingBeside(schema: z.ZodMiniType, value: unknown, issue: $ZodIssue) {
  const isUnion = issue.code === 'invalid_union' && unionMessage(issue) === 'required';
  if (!isUnion || !(schema instanceof z.ZodMiniDiscriminatedUnion)) return [];
  const [ordinary] = schema._zod.def.options;
  if (ordinary === undefined) return [];
  const told = issue.path.join('.');
  const parsed = z.safeParse(ordinary, value, { reportInput: true, error: () => UNNAMED });
  return (parsed.error?.issues ?? [])
    .map((each) => ({ field: each.path.join('.'), ...issueMessage(each) }))
    .filter(({ field, id }) => id === 'required' && field !== told);
}
