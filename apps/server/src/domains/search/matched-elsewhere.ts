import { searchTerms } from '@mall/contract/search-terms';
import { foldSearchText, searchWords } from '../../db/search';

/**
 * Returns the terms of a search that a name does not contain, not even as a synonym. The product then matched by
 * another of its texts.
 *
 * @example
 * matchedElsewhere('酪梨 4 入', '吐司', []) // ['吐司']
 */
export function matchedElsewhere(
  name: string,
  typed: string,
  synonyms: readonly (readonly string[])[],
): string[] {
  const words = searchWords(typed, synonyms);
  const folded = foldSearchText(name);
  return searchTerms(typed).filter((_, at) => !words[at]?.some((word) => folded.includes(word)));
}
