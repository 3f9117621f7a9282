import type { FieldIssue, IssueMessage } from '@mall/contract';

/** An extra profile question of this shop. */
export interface ExtraQuestion {
  readonly key: string;
  readonly label: string;
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
    const issue =
      answer === '' ? (required ? missing(question) : null) : wrongWith(question, answer);
    if (issue !== null) issues.push({ field: `extra.${key}`, ...issue });
    else if (answer !== '') answers[key] = answer;
  }
  return issues.length > 0 ? { ok: false, issues } : { ok: true, answers };
}

const missing = ({ label }: ExtraQuestion): IssueMessage => ({
  id: 'Please answer “{0}”',
  args: [label],
});

function wrongWith({ kind, options }: ExtraQuestion, answer: string): IssueMessage | null {
  if (kind === 'select' && !options.includes(answer))
    return { id: 'must be in the list', args: [] };
  if (kind === 'date' && !isDate(answer)) return { id: 'There is no such date', args: [] };
  return null;
}

/** `2026-02-28`, but not 30 February. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
