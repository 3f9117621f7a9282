import type { Connection, Database } from '../../db/database';
import { paged, slice } from '../../kernel/paging';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import { claim, readCode } from './claim.service';
import { countCode, uncountCode } from './code-limit';
import { presentTicket } from './coupons.presenter';
import {
  countTickets,
  findTicket,
  findTickets,
  type ListType,
  type TicketRow,
} from './coupons.repo';

const PER_PAGE = 20;

/** A member's tickets of one type. */
export async function listTickets(
  db: Connection,
  memberId: number,
  type: ListType,
  page: number | undefined,
  now = new Date(),
) {
  const part = slice(page, PER_PAGE);
  const total = await countTickets(db, memberId, type, now);
  const list = await findTickets(db, memberId, type, now, part);
  return paged(list.map(presentTicket), total, part);
}

/**
 * The current value of a code for a member; null: there is no such code.
 *
 * @throws {MallError} tooManyRequests, after many wrong codes
 */
export async function checkCode(db: Database, memberId: number, code: string) {
  await countCode(db, memberId);
  const value = await readCode(db, memberId, code, new Date());
  if (value) await uncountCode(db, memberId);
  return value;
}

/**
 * The ticket of a code, claimed if the member does not hold one yet.
 *
 * @throws {MallError} couponUnknown, couponUnusable; tooManyRequests after many wrong codes
 */
export async function claimCode(db: Database, memberId: number, code: string): Promise<TicketRow> {
  await countCode(db, memberId);
  let isWrong = false;
  try {
    const ticket = await transaction(db, async (tx) =>
      findTicket(tx, await claim(tx, memberId, code, new Date())),
    );
    if (!ticket) throw new MallError('couponUnknown');
    return ticket;
  } catch (error) {
    isWrong = error instanceof MallError && error.failure === 'couponUnknown';
    throw error;
  } finally {
    if (!isWrong) await uncountCode(db, memberId);
  }
}
