import type { Transaction } from '../../db/database';
import { addSold, increaseStock } from './stock.repo';

/** An order line as stock handling needs it; the ids are null when the product was deleted since. */
interface OrderedItem {
  readonly ruleId: number | null;
  readonly productId: number | null;
  readonly quantity: number;
}

/** Returns an order's items to stock. */
export async function returnStock(tx: Transaction, items: readonly OrderedItem[]): Promise<void> {
  for (const [ruleId, quantity] of sumUp(items.map((each) => [each.ruleId, each.quantity]))) {
    await increaseStock(tx, { ruleId, quantity });
  }
}

/** Counts an order's items as sold, for the list of best sellers. */
export async function countSold(tx: Transaction, items: readonly OrderedItem[]): Promise<void> {
  for (const [id, quantity] of sumUp(items.map((each) => [each.productId, each.quantity]))) {
    await addSold(tx, id, quantity);
  }
}

/** Total quantities by id, sorted by id. */
function sumUp(quantities: readonly (readonly [number | null, number])[]): [number, number][] {
  const sums = new Map<number, number>();
  for (const [id, quantity] of quantities) {
    if (id !== null) sums.set(id, (sums.get(id) ?? 0) + quantity);
  }
  return [...sums].sort(([one], [other]) => one - other);
}
