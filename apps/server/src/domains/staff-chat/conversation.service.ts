import type { Connection } from '../../db/database';
import { MallError } from '../../kernel/error';
import { linesOfMember } from '../cart';
import { findNotes } from '../chat';
import { findSummary } from '../members';
import { latestOrders } from '../orders';
import { findShown } from './queue.repo';

const SHOWN_ORDERS = 5;
const LAYERS = [1, 2, 3] as const;

/** A conversation with everything that colleagues see of its member. */
export type ConversationParts = Awaited<ReturnType<typeof readConversation>>;

/** Reads one conversation in full, also of a member who has not written yet. @throws {MallError} notFound */
export async function readConversation(db: Connection, memberId: number) {
  const member = await findSummary(db, memberId);
  if (!member) throw new MallError('notFound');
  const lines = await linesOfMember(db, memberId);
  return {
    member,
    shown: await findShown(db, memberId),
    orders: await latestOrders(db, memberId, SHOWN_ORDERS),
    carts: LAYERS.map((layer) => ({
      layer,
      lines: lines.filter((line) => line.layer === layer),
    })).filter((cart) => cart.lines.length > 0),
    notes: await findNotes(db, memberId),
  };
}
