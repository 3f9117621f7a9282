import { diffArrays } from 'diff';

/** A part of a text or list: unchanged, only in the old one, or only in the new one. */
export interface DiffPart<Item> {
  readonly items: readonly Item[];
  readonly change: 'none' | 'removed' | 'added';
}

/** Beyond this number of changes two texts are different, and comparing them would be slow. */
const MOST_CHANGES = 500;

/**
 * Returns what changed between two lists, in order. Lists that have little in common are one removed
 * and one added part.
 */
export function diffParts<Item>(
  before: readonly Item[],
  after: readonly Item[],
): readonly DiffPart<Item>[] {
  const parts = diffArrays([...before], [...after], { maxEditLength: MOST_CHANGES });
  if (!parts)
    return [
      { items: before, change: 'removed' },
      { items: after, change: 'added' },
    ];
  return parts.map(({ value, removed, added }) => ({
    items: value,
    change: removed ? 'removed' : added ? 'added' : 'none',
  }));
}

/** Splits a text into words; Chinese has no blanks between them. */
export const wordsOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? [...new Intl.Segmenter('zh-Hant', { granularity: 'word' }).segment(text)].map(
        ({ segment }) => segment,
      )
    : [...text];

/** How much of an unchanged text is shown beside a change, in characters. */
const CONTEXT = 24;

/** Shortens the unchanged text between two changes, or at an end. */
export function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const characters = [...text];
  const [start, end] = [isFirst ? 0 : CONTEXT, isLast ? 0 : CONTEXT];
  if (characters.length <= start + end + CONTEXT) return text;
  return `${characters.slice(0, start).join('')}…${end > 0 ? characters.slice(-end).join('') : ''}`;
}
