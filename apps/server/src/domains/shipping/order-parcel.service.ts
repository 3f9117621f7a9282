import type { Connection } from '../../db/database';
import { namesOfBulky } from '../products';
import type { Parcel } from './shipping.policy';

/** The parcel of an order. */
export const readOrderParcel = async (
  db: Connection,
  itemsAmount: number,
  items: readonly { readonly productId: number | null }[],
): Promise<Parcel> => ({
  itemsAmount,
  bulky: await namesOfBulky(
    db,
    items.flatMap(({ productId }) => productId ?? []),
  ),
});
