import type { Connection, Transaction } from '../../db/database';
import type { Layer } from '../../db/schema';
import { findChosen, keepChosen } from './cart-points.repo';

/** Points that a member means to spend on a cart; 0: none. */
export const readChosenPoints = (db: Connection, memberId: number, layer: Layer): Promise<number> =>
  findChosen(db, memberId, layer);

/** Keeps how many points a member means to spend on a cart; 0 spends none. */
export const choosePoints = (
  tx: Transaction,
  memberId: number,
  layer: Layer,
  points: number,
): Promise<void> => keepChosen(tx, memberId, layer, points);
