import { and, or, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { categories, hotTags, products } from '../../db/schema';

/** Product names that are compared; a rare word has few. */
const MOST = 300;

/**
 * Returns names of products that share two characters with a folded word, and all categories and popular searches.
 *
 * @param characters the word's characters, each once.
 */
export async function findNamesLike(
  db: Connection,
  characters: readonly string[],
): Promise<string[]> {
  const sharesTwo = characters.flatMap((one, at) =>
    characters.slice(at + 1).map((other) => hasGrams([one, other])),
  );
  const shares = sharesTwo.length > 0 ? or(...sharesTwo) : hasGrams(characters);
  const { rows } = await db.execute<{ name: string }>(sql`
    (select ${products.name} as name from ${products} where ${and(sql`${products.published}`, shares)} limit ${MOST})
    union all select ${hotTags.word} from ${hotTags}
    union all select ${categories.name} from ${categories}`);
  return rows.map(({ name }) => name);
}

const hasGrams = (grams: readonly string[]): SQL =>
  sql`search_grams(${products.searchText}) @> ${sql.param([...grams])}::text[]`;
