import { chineseOf } from './chinese/chineseOf.ts';
import type { Entry } from './entry.ts';

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;

/** Returns the documentation of an entry as Markdown, for both its page and `llms.txt`. */
export function entryText(entry: Entry, heading: string): string {
  const { params, returns, throws, examples, types, result } = entry;
  const parts = [
    `${heading} ${entry.name.replaceAll('_', '\\_')}`,
    entry.path && `\`${entry.path}\``,
    chineseOf(entry.name),
    entry.text,
    fence('ts', [entry.importLine, entry.signature].filter(Boolean).join('\n\n')),
    params.length > 0 &&
      `**參數 Parameters**\n\n${params.map(({ name, text }) => `- \`${name}\`: ${text}`).join('\n')}`,
    (returns || result) &&
      ['**回傳 Returns**', returns, result && fence('ts', result)].filter(Boolean).join('\n\n'),
    types && `**型別 Types**\n\n${types}`,
    throws.length > 0 && `**錯誤 Throws**\n\n${throws.map((each) => `- ${each}`).join('\n')}`,
    examples.length > 0 &&
      `**範例 Example**\n\n${examples.map((code) => fence('tsx', code)).join('\n\n')}`,
    `始於 Since: ${entry.since} · 原始碼 Source: \`${entry.source}\``,
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** Returns the first sentence, for a list. */
export const firstSentence = ({ text, name }: Entry): string =>
  text.split(/\n|(?<=\.) /)[0]?.trim() || name;
