import type { CheckedQuery } from '@mall/contract';
import type { CountCache } from '../../db/count-cache';
import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import { paged, slice } from '../../kernel/paging';
import { markNotificationsRead } from '../notifications';
import type { Hub } from '../../platform/realtime/hub';
import {
  countConversations,
  countUnseen,
  findByIds,
  findConversations,
  findPart,
  isMember,
  markRead,
} from './chat.repo';
import { cursorOf, placeOf } from './cursor';
import { CHAT_ANSWERS, type Message, withOrders } from './send.service';

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

/** A part of a conversation. */
export interface History {
  /** Oldest first. */
  readonly list: readonly Message[];
  /** The cursor of the next part, older or newer; null: there is none. */
  readonly limitTime: string | null;
  readonly unreadCount: number;
}

/** A member who has talked to the shop. */
export interface Conversation {
  readonly memberId: number;
  readonly name: string;
  readonly avatar: string | null;
  readonly unread: number;
  readonly latest: Message;
}

/**
 * A part of a conversation, oldest first; the other side's messages in it are marked as read, unless the
 * caller only peeks.
 *
 * @throws {MallError} notFound, when there is no such member
 */
export async function readHistory(
  db: Database,
  hub: Hub,
  reading: Reading,
  query: Query,
): Promise<History> {
  const { memberId, byUser } = reading;
  if (!byUser && !(await isMember(db, memberId))) throw new MallError('notFound');
  const { after } = query;
  const most = after === undefined ? PER_PAGE : CATCH_UP;
  const place = after === undefined ? placeOf(query.limit_time) : { afterId: after };
  const found = await findPart(db, memberId, place, most + 1);
  const rows = found.slice(0, most);
  const last = found.length > most ? rows.at(-1) : undefined;
  if (after === undefined) rows.reverse();

  const unreadCount = await countUnseen(db, memberId, byUser);
  const until = rows.at(-1)?.id;
  if (query.peek !== '1' && unreadCount > 0 && until !== undefined) {
    await markReadUpTo(db, hub, { memberId, byUser }, until);
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
  { memberId, byUser }: Pick<Reading, 'memberId' | 'byUser'>,
  upTo: number,
): Promise<void> {
  const until = await transaction(db, (tx) => markRead(tx, memberId, byUser, upTo));
  if (until === null) return;
  if (byUser) await markNotificationsRead(db, memberId, CHAT_ANSWERS);
  hub.emit({ memberId, staff: true }, 'seen', {
    member_id: memberId,
    by_user: byUser,
    until,
  });
}

/** The list in the cache of lengths. */
const CONVERSATIONS = 'conversations';

/** The conversations with the shop, those waiting for an answer first. */
export async function listConversations(
  db: Database,
  counter: CountCache,
  page: number | undefined,
) {
  const part = slice(page, PER_PAGE);
  const talks = await findConversations(db, part, !counter.has(CONVERSATIONS));
  const rows = await findByIds(
    db,
    talks.map(({ latestId }) => latestId),
  );
  const latestById = new Map(
    (await withOrders(db, rows)).map((message) => [message.row.id, message]),
  );
  const list = talks.flatMap(({ latestId, counted: _, ...talk }): Conversation[] => {
    const latest = latestById.get(latestId);
    return latest ? [{ ...talk, latest }] : [];
  });
  const total = await counter.total(
    CONVERSATIONS,
    { ...part, rows: talks.length, counted: talks[0]?.counted },
    () => countConversations(db),
  );
  return paged(list, total, part);
}
