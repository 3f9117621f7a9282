import type { Database } from '../../db/database';
import { lastBought } from '../orders';
import { lastCollected, productsInPosts, topProducts } from '../products';

/** The most products of each kind. */
const MOST = 6;

/**
 * Products that a member knows, to recommend in a post before searching: collected and bought last, each once. A member
 * who has neither gets the best-selling ones.
 */
export async function suggestProducts(db: Database, memberId: number) {
  const [collected, bought] = await Promise.all([
    lastCollected(db, memberId, MOST),
    lastBought(db, memberId, MOST * 2),
  ]);
  const onlyBought = bought.filter((id) => !collected.includes(id)).slice(0, MOST);
  const isEmpty = collected.length + onlyBought.length === 0;
  const top = isEmpty
    ? await topProducts(db, { filter: { inStock: true }, order: 'best_selling', limit: MOST })
    : [];
  const popular = top.map(({ p_id }) => p_id);
  const products = await productsInPosts(db, [...collected, ...onlyBought, ...popular]);
  const listed = (ids: readonly number[]) => ids.flatMap((id) => products.get(id) ?? []);
  return { collected: listed(collected), bought: listed(onlyBought), popular: listed(popular) };
}
