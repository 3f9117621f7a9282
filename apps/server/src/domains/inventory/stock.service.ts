import type { Transaction } from '../../db/database';
import { addSold, lockRules, returnPieces, takePieces, type Pieces } from './stock.repo';

/** An order line as stock handling needs it; the ids are null when the product was deleted since. */
interface OrderedGoods {
  readonly ruleId: number | null;
  readonly productId: number | null;
  readonly quantity: number;
}

/**
 * Locks the stock of a cart's items until the transaction ends. Every call locks in the same
 * sequence, so two carts with the same items wait for each other instead of deadlocking.
 */
export async function holdStock(tx: Transaction, ruleIds: readonly number[]): Promise<void> {
  if (ruleIds.length > 0) await lockRules(tx, ruleIds);
}

/** Decreases locked stock. @returns whether there was enough of everything. */
export async function takeStock(tx: Transaction, goods: readonly Pieces[]): Promise<boolean> {
  for (const [ruleId, quantity] of sumUp(goods.map((each) => [each.ruleId, each.quantity]))) {
    if (!(await takePieces(tx, { ruleId, quantity }))) return false;
  }
  return true;
}

/** Returns an order's items to stock. */
export async function giveBackStock(
  tx: Transaction,
  goods: readonly OrderedGoods[],
): Promise<void> {
  for (const [ruleId, quantity] of sumUp(goods.map((each) => [each.ruleId, each.quantity]))) {
    await returnPieces(tx, { ruleId, quantity });
  }
}

/** Counts an order's items as sold, for the list of best sellers. */
export async function countSold(tx: Transaction, goods: readonly OrderedGoods[]): Promise<void> {
  for (const [id, quantity] of sumUp(goods.map((each) => [each.productId, each.quantity]))) {
    await addSold(tx, id, quantity);
  }
}

/** Total quantities by id, sorted by id. */
function sumUp(pieces: readonly (readonly [number | null, number])[]): [number, number][] {
  const sums = new Map<number, number>();
  for (const [id, quantity] of pieces) {
    if (id !== null) sums.set(id, (sums.get(id) ?? 0) + quantity);
  }
  return [...sums].sort(([one], [other]) => one - other);
}
