import type { CheckedQuery } from '@mall/contract';
import type { Connection, Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { markNotificationsRead } from '../notifications';
import type { Hub } from '../../platform/realtime/hub';
import { countUnseen, findPart, markRead } from './chat.repo';
import { cursorOf, placeOf } from './cursor';
import { CHAT_ANSWERS } from './answer.service';
import type { History } from './history';
import { publishChange } from './publish';
import { withOrders } from './send.service';

type Query = CheckedQuery<'chat', 'history'>;

const PER_PAGE = 30;
/** A larger page, so that a client that was offline catches up in fewer requests. */
const CATCH_UP = 200;

/** The conversation to read, and the side that reads it. */
export interface Reading {
  readonly memberId: number;
  /** True: the member reads; false: the shop. */
  readonly byUser: boolean;
}

/**
 * A part of a member's conversation, oldest first; the shop's messages in it are marked as read, unless the
 * member only peeks.
 */
export async function readHistory(
  db: Database,
  hub: Hub,
  memberId: number,
  query: Query,
): Promise<History> {
  const { after } = query;
  const most = after === undefined ? PER_PAGE : CATCH_UP;
  const place = after === undefined ? placeOf(query.limit_time) : { afterId: after };
  const found = await findPart(db, memberId, place, most + 1);
  const rows = found.slice(0, most);
  const last = found.length > most ? rows.at(-1) : undefined;
  if (after === undefined) rows.reverse();

  const unreadCount = await countUnseen(db, memberId, true);
  const until = rows.at(-1)?.id;
  if (query.peek !== '1' && unreadCount > 0 && until !== undefined) {
    await markReadUpTo(db, hub, { memberId, byUser: true }, until);
  }
  return {
    list: await withOrders(db, rows),
    limitTime: last ? cursorOf(last) : null,
    unreadCount,
  };
}

/** Marks the other side's messages up to an id as read, and notifies both sides. */
export async function markReadUpTo(
  db: Database,
  hub: Hub,
  { memberId, byUser }: Reading,
  upTo: number,
): Promise<void> {
  const until = await transaction(db, (tx) => markRead(tx, memberId, byUser, upTo));
  if (until === null) return;
  if (byUser) await markNotificationsRead(db, memberId, CHAT_ANSWERS);
  hub.emit({ memberId }, 'seen', { member_id: memberId, by_user: byUser, until });
  publishChange(hub, memberId);
}

/** A part of a conversation as colleagues read it: nothing is marked as read. */
export async function readPart(db: Connection, memberId: number, cursor: string | undefined) {
  const found = await findPart(db, memberId, placeOf(cursor), PER_PAGE + 1);
  const rows = found.slice(0, PER_PAGE);
  const last = found.length > PER_PAGE ? rows.at(-1) : undefined;
  return {
    list: await withOrders(db, rows.reverse()),
    before: last ? cursorOf(last) : null,
  };
}
