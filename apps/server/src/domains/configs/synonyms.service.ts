import type { Connection } from '../../db/database';
import { parseSynonyms } from '../../db/search';
import { findConfig } from './configs.repo';

/** The synonyms of the last text: they are read with each search, and change rarely. */
let latest: { readonly text: string; readonly synonyms: string[][] } | null = null;

/** The words that the shop declares to mean the same in a search: internal to the shop, never sent to clients. */
export async function readSynonyms(db: Connection): Promise<string[][]> {
  const text = String((await findConfig(db, 'search', 'synonyms')) ?? '');
  if (latest?.text !== text) latest = { text, synonyms: parseSynonyms(text) };
  return latest.synonyms;
}
