import { searchWords } from '@mall/contract/search-words';
import { and, sql, type Column, type SQL } from 'drizzle-orm';

/**
 * A condition that `text` contains every word of `typed`. The column must hold lower-case text with 台
 * for 臺. The index finds pairs of neighbouring characters, and `like` checks that they are in sequence;
 * a single character has no pair and is checked by `like` only.
 */
export function containsWords(text: Column, typed: string): SQL | undefined {
  return and(
    ...searchWords(typed).map((word) => {
      const stands = sql`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;
      return [...word].length < 2
        ? stands
        : sql`(search_pairs(${text}) @> search_pairs(${word}) and ${stands})`;
    }),
  );
}
