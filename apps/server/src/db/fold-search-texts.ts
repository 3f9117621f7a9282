import { and, asc, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from './database';
import { articles, products } from './schema';
import { articleSearchText, productSearchText } from './search';
import { transaction } from './transaction';

/** Rows in one transaction: few enough to hold their locks for milliseconds. */
const BATCH = 200;

/** A row with its folded text. */
interface Folded {
  readonly id: number;
  readonly text: string;
}

/**
 * Folds the search texts of products and posts that have none: all of them after the migration that made the
 * column an ordinary one, and rows that another program wrote. Several servers may do so at once.
 */
export async function foldSearchTexts(db: Database): Promise<void> {
  for (const foldBatch of [foldProducts, foldArticles]) {
    // Each batch begins behind the one before, whose entries the index still holds until the next vacuum.
    let last: number | undefined = 0;
    while (last !== undefined) {
      const after: number = last;
      last = await transaction(db, (tx) => foldBatch(tx, after));
    }
  }
}

/** @returns the last product that was folded, or undefined if there are no more. */
async function foldProducts(tx: Transaction, after: number): Promise<number | undefined> {
  const { id, name, keywords, summary } = products;
  const rows = await tx
    .select({ id, name, keywords, summary })
    .from(products)
    .where(and(isNull(products.searchText), gt(id, after)))
    .orderBy(asc(id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const folded = rows.map((row) => ({ id: row.id, text: productSearchText(row) }));
  if (folded.length > 0) await tx.execute(writing(sql`products`, folded));
  return rows.length < BATCH ? undefined : rows.at(-1)?.id;
}

/** @returns the last post that was folded, or undefined if there are no more. */
async function foldArticles(tx: Transaction, after: number): Promise<number | undefined> {
  const { id, content } = articles;
  const rows = await tx
    .select({ id, content })
    .from(articles)
    .where(and(isNull(articles.searchText), gt(id, after)))
    .orderBy(asc(id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const folded = rows.map((row) => ({ id: row.id, text: articleSearchText(row) }));
  if (folded.length > 0) await tx.execute(writing(sql`articles`, folded));
  return rows.length < BATCH ? undefined : rows.at(-1)?.id;
}

const writing = (table: SQL, folded: readonly Folded[]): SQL => sql`
  update ${table} as target set search_text = folded.text
  from json_to_recordset(${JSON.stringify(folded)}::json) as folded (id int, text text)
  where target.id = folded.id`;
