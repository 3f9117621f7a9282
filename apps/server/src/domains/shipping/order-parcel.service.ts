import type { Connection } from '../../db/database';
import { namesNotForStores } from '../products';
import type { Parcel } from './shipping.policy';

/** The parcel of an order. */
export const readOrderParcel = async (
  db: Connection,
  itemsAmount: number,
  items: readonly { readonly productId: number | null }[],
): Promise<Parcel> => ({
  itemsAmount,
  ...(await namesNotForStores(
    db,
    items.flatMap(({ productId }) => productId ?? []),
  )),
});
