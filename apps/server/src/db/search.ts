import { and, sql, type Column, type SQL } from 'drizzle-orm';

/**
 * Whether every word of `typed` stands somewhere in `text`, a column that holds its text in lower
 * case and with 台 for 臺. The index finds the neighbouring characters, `like` makes sure that they
 * stand in a row; a single character has no neighbours and is only looked for.
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

/** The words of what a shopper typed, in the form that texts are searched in. */
export function searchWords(typed: string): string[] {
  const plain = typed.normalize('NFKC').toLowerCase().replaceAll('臺', '台');
  return plain
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 5);
}
