import type { Transaction } from '../../db/database';
import { addSold, lockRules, returnPieces, takePieces, type Pieces } from './stock.repo';

/** A line of an order, as far as stock goes; what is deleted since has no id any more. */
interface OrderedGoods {
  readonly ruleId: number | null;
  readonly productId: number | null;
  readonly quantity: number;
}

/**
 * Holds what a cart wants to buy until the transaction ends. Everyone asks in the same order, so two
 * carts with the same goods wait for each other instead of blocking each other.
 */
export async function holdStock(tx: Transaction, ruleIds: readonly number[]): Promise<void> {
  if (ruleIds.length > 0) await lockRules(tx, ruleIds);
}

/** Takes goods that are held. @returns whether there was enough of everything. */
export async function takeStock(tx: Transaction, goods: readonly Pieces[]): Promise<boolean> {
  for (const [ruleId, quantity] of sumUp(goods.map((each) => [each.ruleId, each.quantity]))) {
    if (!(await takePieces(tx, { ruleId, quantity }))) return false;
  }
  return true;
}

/** Gives an order's goods back to the shop. */
export async function giveBackStock(
  tx: Transaction,
  goods: readonly OrderedGoods[],
): Promise<void> {
  for (const [ruleId, quantity] of sumUp(goods.map((each) => [each.ruleId, each.quantity]))) {
    await returnPieces(tx, { ruleId, quantity });
  }
}

/** Counts an order's goods as sold, for the list of best sellers. */
export async function countSold(tx: Transaction, goods: readonly OrderedGoods[]): Promise<void> {
  for (const [id, quantity] of sumUp(goods.map((each) => [each.productId, each.quantity]))) {
    await addSold(tx, id, quantity);
  }
}

/** Pieces by id, in the order of the ids. */
function sumUp(pieces: readonly (readonly [number | null, number])[]): [number, number][] {
  const sums = new Map<number, number>();
  for (const [id, quantity] of pieces) {
    if (id !== null) sums.set(id, (sums.get(id) ?? 0) + quantity);
  }
  return [...sums].sort(([one], [other]) => one - other);
}
