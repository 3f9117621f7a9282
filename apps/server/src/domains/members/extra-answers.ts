import type { FieldIssue } from '@mall/contract';

/** An extra profile question of this shop. */
export interface ExtraQuestion {
  readonly key: string;
  readonly kind: 'text' | 'date' | 'select';
  readonly options: readonly string[];
  readonly required: boolean;
}

/** The answers to store, or their errors. */
export type CheckedAnswers =
  | { readonly ok: true; readonly answers: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/**
 * Validates a member's answers to the shop's extra questions. Answers to unknown questions are dropped, and
 * so are empty ones to optional questions.
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

/** `2026-02-28`, but not 30 February. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
