import type { Connection } from '../../db/database';
import { sumPieces } from './item-count.repo';

/** Pieces in all of a member's carts: the badge on the cart. */
export const countPieces = (db: Connection, memberId: number): Promise<number> =>
  sumPieces(db, memberId);
