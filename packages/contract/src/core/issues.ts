import * as z from 'zod/mini';
import type { $ZodIssue } from 'zod/v4/core';

/** A message beside a field: its English text is its id, `args` fill `{0}`, `{1}` …. */
export interface IssueMessage {
  readonly id: string;
  readonly args: readonly (string | number)[];
}

/**
 * The generic form messages. A schema may define its own message (`z.email('Email format
 * error')`); all other issues are mapped here, for the server's responses and for forms.
 *
 * @example
 * issueMessage(issue) // { id: 'at least {0} characters', args: [8] }
 */
export function issueMessage(issue: $ZodIssue): IssueMessage {
  switch (issue.code) {
    case 'invalid_type':
      return { id: wrongType(issue), args: [] };
    case 'too_small':
      return { id: named(issue) ?? tooSmall(issue), args: [Number(issue.minimum)] };
    case 'too_big':
      return { id: named(issue) ?? tooBig(issue), args: [Number(issue.maximum)] };
    case 'custom':
      return { id: named(issue) ?? 'format error', args: ownArgs(issue) };
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

function tooSmall({ origin, inclusive }: Extract<$ZodIssue, { code: 'too_small' }>): string {
  if (origin === 'string') return 'at least {0} characters';
  return inclusive === false ? 'must be greater than {0}' : 'must be greater than or equal to {0}';
}

function tooBig({ origin, inclusive }: Extract<$ZodIssue, { code: 'too_big' }>): string {
  if (origin === 'string') return 'at most {0} characters';
  return inclusive === false ? 'must be less than {0}' : 'must be less than or equal to {0}';
}

/** The arguments that a schema's own check passes for its message: `params: { args: [2, 36] }`. */
function ownArgs({ params }: Extract<$ZodIssue, { code: 'custom' }>): (string | number)[] {
  const args: unknown = params?.['args'];
  if (!Array.isArray(args)) return [];
  return args.filter((each) => typeof each === 'string' || typeof each === 'number');
}

/** The discriminator of the payload is missing or unknown. */
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
  if (isLeftOut(issue.input)) return named(issue) ?? 'required';
  if (issue.expected === 'int') return 'must be an integer';
  if (issue.expected === 'number') return 'must be a number';
  return named(issue) ?? 'format error';
}

/** zod's message when the schema defines none and no locale is loaded. */
const UNNAMED = 'Invalid input';

/** The schema's own message, if it is not zod's default. */
const named = (issue: $ZodIssue): string | undefined =>
  issue.message && issue.message !== UNNAMED ? issue.message : undefined;

/** An issue of one field. */
export interface FieldIssue extends IssueMessage {
  /** The field's name; nested fields are separated by `.`. */
  readonly field: string;
}

/** The result of {@link checkFields}: the parsed value, or the issues by field. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fields: readonly FieldIssue[] };

/**
 * Validates a payload against its schema: on the server before a service receives it, and in a form
 * before it is sent.
 *
 * @example
 * checkFields(contract.auth.login.body, {})
 * // { ok: false, fields: [{ field: 'account', id: 'required', args: [] }] }
 */
export function checkFields<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): Checked<z.output<Schema>> {
  // Without `error`, a program that also loads full zod would get zod's English messages here.
  const parsed = z.safeParse(schema, value, { reportInput: true, error: () => UNNAMED });
  if (parsed.success) return { ok: true, value: parsed.data };
  const fields = parsed.error.issues.flatMap((issue) => [
    ...fieldsOf(issue).map((field) => ({ field, ...issueMessage(issue) })),
    ...missingBeside(schema, value, issue),
  ]);
  return { ok: false, fields };
}

/** The field of an issue; of fields that a strict schema does not know, each. */
function fieldsOf(issue: $ZodIssue): string[] {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys : null;
  return unknown?.map((key) => [...issue.path, key].join('.')) ?? [issue.path.join('.')];
}

/**
 * Reports the other required fields when the discriminator of a union is missing. zod stops at the
 * discriminator, so these are the fields of the first, most common kind. Without them a client
 * would discover each one by one.
 */
function missingBeside(schema: z.ZodMiniType, value: unknown, issue: $ZodIssue) {
  const isUnion = issue.code === 'invalid_union' && unionMessage(issue) === 'required';
  if (!isUnion || !(schema instanceof z.ZodMiniDiscriminatedUnion)) return [];
  const [ordinary] = schema._zod.def.options;
  if (ordinary === undefined) return [];
  const own = issue.path.join('.');
  const parsed = z.safeParse(ordinary, value, { reportInput: true, error: () => UNNAMED });
  return (parsed.error?.issues ?? [])
    .filter((each) => isLeftOut(each.input))
    .map((each) => ({ field: each.path.join('.'), ...issueMessage(each) }))
    .filter(({ field }) => field !== own);
}
