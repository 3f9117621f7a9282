import { foldText, searchTerms } from '@mall/contract/search-terms';
import { and, sql, type Column, type SQL } from 'drizzle-orm';
import { PLANNED_FOR_VALUES } from './preparing-client';

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

/** The most results of a search: a frequent word has more matches than anyone reads. */
export const MOST_FOUND = 500;

/**
 * Returns a condition that `text` contains every word of `typed`; false when no word can be
 * searched for. The column must hold text folded by {@link foldText}. The index finds characters and
 * pairs of neighbouring ones; `position` checks that longer words are in sequence.
 *
 * The statement is planned for its words: a rare word is found by the index, and a frequent one by
 * reading the sorted rows until enough match.
 */
export function containsWords(text: Column, typed: string): SQL | undefined {
  const words = searchTerms(typed);
  if (words.length === 0) return sql`false`;
  return and(
    ...words.map(
      (word) =>
        sql`${sql.raw(PLANNED_FOR_VALUES)} (position(${word} in ${text}) > 0 and search_grams(${text}) @> ${sql.param(gramsOf(word))}::text[])`,
    ),
  );
}

/** The pairs of neighbouring characters of a word, or its only character. */
function gramsOf(word: string): string[] {
  const characters = [...word];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((next, at) => `${characters[at] ?? ''}${next}`);
}
