import type { Connection } from '../../db/database';
import type { Layer } from '../../db/schema';
import { findFreeShipping } from './shipping.repo';

/** From which goods amount shipping home is free, for each layer at which it ever is. Amounts in NT$. */
export async function freeShippingHome(
  db: Connection,
): Promise<{ readonly layer: Layer; readonly from: number }[]> {
  const rows = await findFreeShipping(db);
  return rows.flatMap(({ layer, from }) => (from === null ? [] : [{ layer, from }]));
}
