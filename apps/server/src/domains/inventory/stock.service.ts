import type { Transaction } from '../../db/database';
import { MallError } from '../../kernel/error';
import { addSold, decreaseStock, increaseStock } from './stock.repo';

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

/**
 * Takes an order's items out of stock again, after {@link returnStock}. Variants that were deleted since have none.
 *
 * @throws {MallError} soldOut, stockShort
 */
export async function retakeStock(
  tx: Transaction,
  items: readonly (OrderedItem & { readonly name: string })[],
): Promise<void> {
  for (const [ruleId, quantity] of sumUp(items.map((each) => [each.ruleId, each.quantity]))) {
    const short = await decreaseStock(tx, { ruleId, quantity });
    if (!short) continue;
    const name = items.find((item) => item.ruleId === ruleId)?.name ?? '';
    if (short.left === 0) throw new MallError('soldOut', [name]);
    throw new MallError('stockShort', [name, short.left]);
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
