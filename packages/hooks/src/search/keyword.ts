import { cleanLine, cutText, lengthOf } from '@mall/sdk/text';

/** The longest keyword that the server accepts, in code points. */
const LONGEST = 50;

/**
 * Returns the keyword of a typed text: on one line, without surrounding blanks, cut to what the server accepts; empty if
 * there is nothing to search for.
 *
 * @example
 * keywordOf(' 芒果 ') // '芒果'
 */
export const keywordOf = (typed: string): string => cutText(cleanLine(typed), LONGEST);

/**
 * Returns the keyword of a search page's URL; null if the server would refuse it.
 *
 * @example
 * searchedKeyword(new URLSearchParams(location.search).get('q') ?? undefined)
 */
export function searchedKeyword(parameter: string | undefined): string | null {
  const keyword = cleanLine(parameter ?? '');
  return keyword && lengthOf(keyword) <= LONGEST ? keyword : null;
}
