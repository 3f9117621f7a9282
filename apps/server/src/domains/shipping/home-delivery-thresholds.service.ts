import type { Connection } from '../../db/database';
import type { Layer } from '../../db/schema';
import { findFreeShipping } from './shipping.repo';

/**
 * The price of the items from which home delivery is free, for each layer that has one. Amounts in
 * NT$.
 */
export async function freeShippingHome(
  db: Connection,
): Promise<{ readonly layer: Layer; readonly from: number }[]> {
  const rows = await findFreeShipping(db);
  return rows.flatMap(({ layer, from }) => (from === null ? [] : [{ layer, from }]));
}
