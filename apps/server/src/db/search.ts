import { SEARCH_RESULT_LIMIT } from '@mall/contract';
import { foldText, searchTerms } from '@mall/contract/search-terms';
import { and, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

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

/** The first rows, by which it is estimated how frequent a word is. */
const SAMPLE_ROWS = 480;
/** Rows of the sample that contain a frequent word: every eighth. */
const FREQUENT = SAMPLE_ROWS / 8;
/** Rows that are read for a frequent word. When every eighth contains it, they are enough. */
const FIRST_ROWS = 8 * SEARCH_RESULT_LIMIT;

/** A table that is searched. */
export interface Searched {
  readonly table: PgTable;
  readonly id: Column;
  /** Holds text folded by `foldText`. */
  readonly text: Column;
  /** The rows that may be found. */
  readonly condition: SQL | undefined;
  /** The sequence of the results, then descending by id. An index of the table has it. */
  readonly order: Column;
}

/**
 * Returns a condition that a row is among the first {@link SEARCH_RESULT_LIMIT} rows that contain every word of
 * `typed`; false when no word can be searched for.
 *
 * A word that is frequent in a sample is found by reading the first rows of the sequence. Any other one is found by
 * the index of characters and pairs of neighbouring ones; `position` checks that longer words are in sequence. The
 * subselect runs before the list is read, so that the list reads no other rows.
 */
export function isFound({ table, id, text, condition, order }: Searched, typed: string): SQL {
  const words = searchTerms(typed);
  if (words.length === 0) return sql`false`;
  const contains = and(...words.map((word) => sql`position(${word} in searched.text) > 0`));
  // A scan of a small table checks the position first, which is cheap.
  const isIndexed = and(
    ...words.map((word) => sql`position(${word} in ${text}) > 0`),
    ...words.map((word) => sql`search_grams(${text}) @> ${sql.param(gramsOf(word))}::text[]`),
  );
  const rows = sql`select ${id} as id, ${text} as text, ${order} as place from ${table}`;
  const first = (rowLimit: number, isNeeded: SQL) => sql`(
    ${rows} where ${and(isNeeded, condition)} order by ${order} desc, ${id} desc limit ${rowLimit}
  ) as searched where ${contains}`;
  const best = sql`order by searched.place desc, searched.id desc limit ${SEARCH_RESULT_LIMIT}`;
  return sql`${id} = any(array(
    with sample as materialized (
      select count(*) as hits from ${first(SAMPLE_ROWS, sql`true`)}
    ), walked as materialized (
      select searched.id from ${first(FIRST_ROWS, sql`(select hits from sample) >= ${FREQUENT}`)} ${best}
    )
    select id from walked
    union all
    (select searched.id from (
      ${rows} where (select count(*) from walked) < ${SEARCH_RESULT_LIMIT} and ${and(condition, isIndexed)} offset 0
    ) as searched where ${contains} ${best})
  ))`;
}

/** The pairs of neighbouring characters of a word, or its only character. */
function gramsOf(word: string): string[] {
  const characters = [...word];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((next, at) => `${characters[at] ?? ''}${next}`);
}
