import type { FieldIssue } from '@mall/contract';

/** One question that this shop asks its members beside the usual. */
export interface ExtraQuestion {
  readonly key: string;
  readonly kind: 'text' | 'date' | 'select';
  readonly options: readonly string[];
  readonly required: boolean;
}

/** The answers that are worth keeping, or what is wrong with them. */
export type CheckedAnswers =
  | { readonly ok: true; readonly answers: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/**
 * Checks a member's answers against the shop's questions. An answer to a question that nobody asked
 * is dropped, and so is an empty one where none is needed.
 */
export function checkAnswers(
  questions: readonly ExtraQuestion[],
  given: Readonly<Record<string, string>>,
): CheckedAnswers {
  const answers: Record<string, string> = {};
  const issues: FieldIssue[] = [];
  for (const question of questions) {
    const { key, required } = question;
    const answer = (Object.hasOwn(given, key) ? given[key] : undefined)?.trim() ?? '';
    const id = answer === '' ? (required ? 'required' : null) : wrongWith(question, answer);
    if (id !== null) issues.push({ field: `extra.${key}`, id, args: [] });
    else if (answer !== '') answers[key] = answer;
  }
  return issues.length > 0 ? { ok: false, issues } : { ok: true, answers };
}

function wrongWith({ kind, options }: ExtraQuestion, answer: string): string | null {
  if (kind === 'select') return options.includes(answer) ? null : 'must be in the list';
  if (kind === 'date') return isDate(answer) ? null : 'format error';
  return null;
}

/** `2026-02-28`, and no 30th of February. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
