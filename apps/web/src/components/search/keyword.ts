import { cleanLine, cutText, lengthOf } from '@mall/contract/text';

/** The longest keyword that the API accepts, in code points. */
const LONGEST_KEYWORD = 50;

/** Returns the keyword of a typed text; empty if there is nothing to search for. */
export const keywordOf = (typed: string): string => cutText(cleanLine(typed), LONGEST_KEYWORD);

/** Returns the keyword of a search page; null: the API would refuse it. */
export function searchedKeyword(parameter: string | undefined): string | null {
  const keyword = cleanLine(parameter ?? '');
  return keyword && lengthOf(keyword) <= LONGEST_KEYWORD ? keyword : null;
}
