import type { Connection } from '../../db/database';
import { MallFailure } from '../../kernel/error';
import type { Language } from '../../kernel/language';
import { findOwnId, findReferences } from './order-references.repo';
import { stateText } from './orders.messages';

/** Orders as a message refers to them, by id; the state is today's. */
export async function orderReferences(db: Connection, ids: readonly number[], language: Language) {
  const rows = ids.length === 0 ? [] : await findReferences(db, ids);
  return new Map(
    rows.map(({ id, transOrderId, state, finalAmount, picture }) => [
      id,
      {
        trans_order_id: transOrderId,
        state_text: stateText(state, language),
        index_img: picture,
        final_amount: finalAmount,
      },
    ]),
  );
}

/**
 * The order that a member refers to by its number.
 *
 * @throws {MallFailure} notFound, also when it is another member's
 */
export async function ownOrderId(db: Connection, memberId: number, transOrderId: string) {
  const id = await findOwnId(db, memberId, transOrderId);
  if (id === undefined) throw new MallFailure('notFound');
  return id;
}
