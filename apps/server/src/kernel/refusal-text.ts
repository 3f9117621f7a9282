import type { FieldError, FieldIssue } from '@mall/contract';
import {
  fieldText,
  formatMessage,
  messages,
  reasonText,
  type Language,
} from '@mall/contract/messages';
import { staffMessages } from '@mall/contract/staff';
import type { FailureArg, Refusal } from './error';

/**
 * A refusal's message for a person, with `{0}`, `{1}` … filled in.
 *
 * @example
 * refusalText({ failure: 'stockShort', args: ['愛文芒果', 1] }, 'zh-TW') // '「愛文芒果」只剩 1 件'
 */
export const refusalText = ({ failure, args }: Refusal, language: Language): string =>
  formatMessage(
    { ...messages[language].failures, ...staffMessages[language].failures }[failure],
    args.map((arg) => argText(arg, language)),
  );

function argText(arg: FailureArg, language: Language): string | number {
  if (typeof arg !== 'object') return arg;
  if ('seconds' in arg) return messages[language].terms.duration(arg.seconds);
  if ('reason' in arg) return reasonText(arg, language);
  const sentences = arg.refusals.map((refusal) => refusalText(refusal, language));
  return [...new Set(sentences)].join(messages[language].terms.separator);
}

/** Translates field issues; for each field only the first issue. */
export function fieldErrors(issues: readonly FieldIssue[], language: Language): FieldError[] {
  const first = new Map([...issues].reverse().map((issue) => [issue.field, issue]));
  return issues
    .filter((issue) => first.get(issue.field) === issue)
    .map((issue) => ({ ...issue, msg: issueText(issue, language) }));
}

function issueText(issue: FieldIssue, language: Language): string {
  const ofStaff: Readonly<Record<string, string>> = staffMessages[language].fields;
  const text = ofStaff[issue.id];
  return text === undefined ? fieldText(issue, language) : formatMessage(text, issue.args);
}
