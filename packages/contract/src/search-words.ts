/** The most words of a search that count. */
const MOST = 5;

/** A text as it is compared: full width as half width, lower case, 台 for 臺. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('臺', '台');

/**
 * The words of a search input, as they are compared with a text.
 *
 * @example
 * searchWords('臺灣 ＴＥＡ') // ['台灣', 'tea']
 */
export const searchWords = (typed: string): string[] =>
  plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST);

/**
 * The words of a search that a name does not hold: what it was found by stands elsewhere.
 *
 * @example
 * wordsBeyond('酪梨 4 入', '吐司') // ['吐司']
 */
export function wordsBeyond(name: string, typed: string): string[] {
  const held = plain(name);
  return searchWords(typed).filter((word) => !held.includes(word));
}
