import type { Connection } from '../../db/database';
import { sumPieces } from './pieces.repo';

/** Pieces in all of a member's carts: the badge on the cart. */
export const countPieces = (db: Connection, memberId: number): Promise<number> =>
  sumPieces(db, memberId);
