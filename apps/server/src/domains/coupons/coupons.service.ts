import type { Connection, Database } from '../../db/database';
import { paged, slice } from '../../kernel/paging';
import { readCode } from './claim.service';
import { countCode, uncountCode } from './code-limit';
import { presentTicket } from './coupons.presenter';
import { countTickets, findTickets, type ListType } from './coupons.repo';

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
  const worth = await readCode(db, memberId, code, new Date());
  if (worth) await uncountCode(db, memberId);
  return worth;
}
