import { cleanLine, cutText } from '@mall/contract/text';

/** The longest keyword that the mall takes, in code points. */
export const LONGEST_KEYWORD = 50;

/** What is searched for when this is typed; empty: nothing. */
export const keywordOf = (typed: string): string => cutText(cleanLine(typed), LONGEST_KEYWORD);
