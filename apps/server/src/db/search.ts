import { foldText, searchTerms } from '@mall/contract/search-terms';
import { and, sql, type Column, type SQL } from 'drizzle-orm';

/** Returns the text of a product for the search, one field per line: name, keywords, summary. */
export const productSearchText = ({
  name,
  keywords = '',
  summary = '',
}: {
  readonly name: string;
  readonly keywords?: string | undefined;
  readonly summary?: string | undefined;
}): string => [name, keywords, summary].map(foldText).join('\n');

/** Returns the text of a post for the search. */
export const articleSearchText = ({ content }: { readonly content: string }): string =>
  foldText(content);

/** One field of a {@link productSearchText}. */
export const searchField = (text: Column, field: 'name' | 'keywords'): SQL =>
  sql`split_part(${text}, ${'\n'}, ${field === 'name' ? 1 : 2})`;

/**
 * Returns a condition that `text` contains every word of `typed`; false when no word can be
 * searched for. The column must hold text folded by {@link foldText}. The index finds pairs of
 * neighbouring characters, and `like` checks that they are in sequence; a single character has no
 * pair and is checked by `like` only.
 */
export function containsWords(text: Column, typed: string): SQL | undefined {
  const words = searchTerms(typed);
  if (words.length === 0) return sql`false`;
  return and(
    ...words.map((word) => {
      const contains = sql`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;
      return [...word].length < 2
        ? contains
        : sql`(search_pairs(${text}) @> search_pairs(${word}) and ${contains})`;
    }),
  );
}
