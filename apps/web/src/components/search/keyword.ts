import { cleanLine, cutText } from '@mall/contract/text';

/** The longest keyword that the API accepts, in code points. */
export const LONGEST_KEYWORD = 50;

/** Returns the keyword of a typed text; empty if there is nothing to search for. */
export const keywordOf = (typed: string): string => cutText(cleanLine(typed), LONGEST_KEYWORD);
