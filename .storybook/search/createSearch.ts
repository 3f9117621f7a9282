import MiniSearch, { type Query } from 'minisearch';
import type { SearchEntry } from './entry.ts';
import { excerptOf, type ExcerptPart } from './excerpt.ts';
import { otherLanguage } from './terms.ts';
import { indexTerms, queryTerms, queryWords } from './tokens.ts';

/** A page that a query finds. */
export interface SearchResult {
  /** The best section of the page. */
  readonly entry: SearchEntry;
  readonly excerpt: readonly ExcerptPart[];
}

/** Returns the pages that contain a query, the best first. */
export type Search = (query: string) => readonly SearchResult[];

/** A name says more than a sentence, and that more than a page's text. */
const BOOST = { title: 8, heading: 5, summary: 3, text: 1 };
/** A guide explains a subject; a page of types only lists names. */
const PAGE_BOOST = { guide: 1.5, recipe: 1, component: 1.2, hook: 1, sdk: 1 };
const TYPES_BOOST = 0.4;
/** A term of the other language counts less than the query itself. */
const OTHER_LANGUAGE = 0.7;
/** The most pages of one query. */
const MOST = 30;

const isLatin = (term: string) => /^[\u0020-\u024f]+$/.test(term);

/** Also finds longer words that begin with a term, and names with a wrong letter. */
const LENIENT = {
  prefix: (term: string) => !isLatin(term) || term.length > 2,
  fuzzy: (term: string) => (isLatin(term) && term.length > 5 ? 0.15 : false),
};

/** Returns a query for all of some terms, or for one of their translations. */
const queryOf = (terms: readonly string[], translations: readonly string[]): Query => ({
  combineWith: 'OR',
  queries: [
    { combineWith: 'AND', queries: [...terms] },
    ...translations.map((term): Query => ({
      combineWith: 'AND',
      queries: queryTerms(term),
      boostTerm: () => OTHER_LANGUAGE,
    })),
  ],
});

/** Creates the search over the sections of all pages. */
export function createSearch(entries: readonly SearchEntry[]): Search {
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: indexTerms,
    processTerm: (term) => term,
    searchOptions: {
      ...LENIENT,
      // The queries consist of terms already.
      tokenize: (term) => [term],
      boost: BOOST,
      boostDocument: (id: number) => {
        const entry = entries[id];
        if (!entry) return 1;
        return PAGE_BOOST[entry.kind] * (entry.page.endsWith('types--docs') ? TYPES_BOOST : 1);
      },
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));

  return (query) => {
    const translations = otherLanguage(query);
    const terms = queryTerms(query);
    if (terms.length === 0) return [];
    const whole = index.search(queryOf(terms, translations));
    const found = whole.length > 0 ? whole : index.search(queryOf(queryWords(query), []));
    const pages = new Map<string, SearchResult>();
    for (const { id, queryTerms: matched } of found) {
      const entry = entries[Number(id)];
      if (!entry || pages.has(entry.page)) continue;
      const words = [...query.trim().split(/\s+/), ...matched, ...translations];
      pages.set(entry.page, { entry, excerpt: excerptOf(entry.text || entry.summary, words) });
      if (pages.size === MOST) break;
    }
    return [...pages.values()];
  };
}
