import type { Connection } from '../../db/database';
import { foldSearchText } from '../../db/search';
import { findNamesLike } from './similar-names.repo';

/** A name that shares fewer of the word's characters and pairs is no misspelling of it. */
const LEAST = 0.4;
/** Characters of a word that are compared. */
const LONGEST = 8;

/**
 * Returns the name of a product, a category or a popular search that a word without results resembles most; null: none.
 *
 * @example
 * await suggestionFor(db, '鳳黎酥') // '土鳳梨酥'
 */
export async function suggestionFor(db: Connection, typed: string): Promise<string | null> {
  const word = [...foldSearchText(typed).replaceAll(' ', '')].slice(0, LONGEST);
  if (word.length < 2) return null;
  const wanted = gramsOf(word);
  const names = await findNamesLike(db, [...new Set(word)]);
  const [best] = names
    .map((name) => {
      const grams = gramsOf([...foldSearchText(name)]);
      const shared = [...wanted].filter((gram) => grams.has(gram)).length;
      // Of equal names the shortest resembles most.
      return { name, share: shared / wanted.size, size: grams.size };
    })
    .filter(({ share }) => share >= LEAST)
    .sort((one, other) => other.share - one.share || one.size - other.size);
  return best?.name ?? null;
}

/** The characters of a word and its pairs of neighbouring ones. */
const gramsOf = (word: readonly string[]): ReadonlySet<string> =>
  new Set(word.flatMap((each, at) => [each, ...(at > 0 ? [`${word[at - 1] ?? ''}${each}`] : [])]));
