import { SEARCH_RESULT_LIMIT } from '@mall/contract';
import { foldText, searchTerms } from '@mall/contract/search-terms';
import { and, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { foldVariants } from './fold-variants';

/** Folds a text for the search, also the variants of its characters. */
export const foldSearchText = (text: string): string => foldVariants(foldText(text));

/** The words of a search, each with what it may be replaced by: 土司, 吐司. */
export type SearchWords = readonly (readonly string[])[];

/**
 * Returns the words of a search as the texts are folded.
 *
 * @param synonyms words of the same meaning, folded; one list for each meaning.
 */
export const searchWords = (
  typed: string,
  synonyms: readonly (readonly string[])[] = [],
): SearchWords =>
  searchTerms(typed).map((term) => {
    const word = foldVariants(term);
    const others = synonyms.flatMap((meaning) => {
      const own = meaning.find((each) => word.includes(each));
      return own === undefined ? [] : meaning.map((each) => word.replace(own, each));
    });
    return [...new Set([word, ...others])];
  });

/**
 * Parses the shop's synonyms: a meaning in each line, its words separated by commas.
 *
 * @example
 * parseSynonyms('土司,吐司') // [['土司', '吐司']]
 */
export const parseSynonyms = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) =>
      line
        .split(/[,，、]/)
        .map(foldSearchText)
        .filter((word) => word !== ''),
    )
    .filter((meaning) => meaning.length > 1);

/** Returns the text of a product for the search, one field per line: name, keywords, summary. */
export const productSearchText = ({
  name,
  keywords = '',
  summary = '',
}: {
  readonly name: string;
  readonly keywords?: string | undefined;
  readonly summary?: string | undefined;
}): string => [name, keywords, summary].map(foldSearchText).join('\n');

/** Returns the text of a post for the search. */
export const articleSearchText = ({ content }: { readonly content: string }): string =>
  foldSearchText(content);

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
  /** Holds text folded by {@link foldSearchText}. */
  readonly text: Column;
  /** The rows that may be found. */
  readonly condition: SQL | undefined;
  /** The sequence of the results, then descending by id. An index of the table has it. */
  readonly order: Column;
}

/**
 * Returns a condition that a row is among the first {@link SEARCH_RESULT_LIMIT} rows that contain every word;
 * false when there is none.
 *
 * A word that is frequent in a sample is found by reading the first rows of the sequence. Any other one is found by
 * the index of characters and pairs of neighbouring ones; `position` checks that longer words are in sequence. The
 * subselect runs before the list is read, so that the list reads no other rows.
 */
export function isFound({ table, id, text, condition, order }: Searched, words: SearchWords): SQL {
  if (words.length === 0) return sql`false`;
  const contains = everyWord(words, (word) => sql`position(${word} in searched.text) > 0`);
  // A scan of a small table checks the position first, which is cheap.
  const isIndexed = and(
    everyWord(words, (word) => sql`position(${word} in ${text}) > 0`),
    everyWord(words, (word) => sql`search_grams(${text}) @> ${sql.param(gramsOf(word))}::text[]`),
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

/** The condition that each word, or a synonym of it, fulfils a condition. */
const everyWord = (words: SearchWords, condition: (word: string) => SQL): SQL | undefined =>
  and(...words.map((alternatives) => or(...alternatives.map(condition))));

/** The pairs of neighbouring characters of a word, or its only character. */
function gramsOf(word: string): string[] {
  const characters = [...word];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((next, at) => `${characters[at] ?? ''}${next}`);
}
