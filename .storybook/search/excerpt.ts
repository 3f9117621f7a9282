/** A part of an excerpt; marked where it matches the query. */
export interface ExcerptPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Characters of context before the first match, and of the whole excerpt. */
const BEFORE = 40;
const LENGTH = 150;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches every word, the longest first, so that `checkout.pay` is marked whole. */
function matcher(words: readonly string[]): RegExp | undefined {
  const longest = [...words].sort((one, other) => other.length - one.length);
  return longest.length > 0 ? new RegExp(`(${longest.map(escaped).join('|')})`, 'giu') : undefined;
}

/** Returns the position of a cut that splits no word. */
function wordStart(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return at - space < 20 ? space + 1 : at;
}

/** Splits a text at the words, and marks them. */
function marked(text: string, words: readonly string[]): readonly ExcerptPart[] {
  const found = matcher(words);
  if (!found) return [{ text, isMatch: false }];
  return text
    .split(found)
    .map((part, at) => ({ text: part, isMatch: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/**
 * Returns the part of a text around the first of the words, in which all of them are marked; the text's
 * beginning when it has none of them.
 */
export function excerptOf(text: string, words: readonly string[]): readonly ExcerptPart[] {
  const first = matcher(words)?.exec(text)?.index ?? 0;
  const start = first <= BEFORE ? 0 : wordStart(text, first - BEFORE);
  const end = start + LENGTH;
  const cut = `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
  return marked(cut, words);
}
