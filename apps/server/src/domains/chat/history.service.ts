import type { Contract } from '@mall/contract';
import type { Database } from '../../db/database';
import type { Call } from '../../http/contract-types';
import { MallFailure } from '../../kernel/error';
import type { Language } from '../../kernel/language';
import { paged, slice } from '../../kernel/paging';
import type { Presence } from '../../platform/realtime/hub';
import {
  countConversations,
  countUnseen,
  findByIds,
  findConversations,
  findPart,
  isMember,
  markSeen,
} from './chat.repo';
import { cursorOf, placeOf } from './cursor';
import { presentMessages } from './send.service';

type Query = Call<Contract['chat']['history']>['query'];

const PER_PAGE = 30;
/** Whoever was away catches up in fewer calls. */
const CATCH_UP = 200;

/** Whose conversation is read, and on which side. */
export interface Reading {
  readonly memberId: number;
  /** True: the member reads; false: the shop. */
  readonly byUser: boolean;
  readonly language: Language;
}

/**
 * A part of a conversation, oldest first; what it shows of the other side counts as seen, unless the
 * caller only looks.
 *
 * @throws {MallFailure} notFound, when there is no such member
 */
export async function readHistory(
  db: Database,
  presence: Presence,
  reading: Reading,
  query: Query,
) {
  const { memberId, byUser, language } = reading;
  if (!byUser && !(await isMember(db, memberId))) throw new MallFailure('notFound');
  const { after } = query;
  const most = after === undefined ? PER_PAGE : CATCH_UP;
  const place = after === undefined ? placeOf(query.limit_time) : { afterId: after };
  const found = await findPart(db, memberId, place, most + 1);
  const rows = found.slice(0, most);
  const last = found.length > most ? rows.at(-1) : undefined;
  if (after === undefined) rows.reverse();

  const unread_count = await countUnseen(db, memberId, byUser);
  const until = rows.at(-1)?.id;
  if (query.peek !== '1' && unread_count > 0 && until !== undefined) {
    await seeUpTo(db, presence, { memberId, byUser }, until);
  }
  return {
    list: await presentMessages(db, rows, language),
    limit_time: last ? cursorOf(last) : null,
    unread_count,
  };
}

/** Marks the other side's messages up to one as seen, and tells both sides. */
export async function seeUpTo(
  db: Database,
  presence: Presence,
  { memberId, byUser }: Pick<Reading, 'memberId' | 'byUser'>,
  upTo: number,
): Promise<void> {
  const until = await markSeen(db, memberId, byUser, upTo);
  if (until === null) return;
  presence.tell({ memberId, staff: true }, 'seen', {
    member_id: memberId,
    by_user: byUser,
    until,
  });
}

/** Who has talked to the shop, whoever waits for an answer first. */
export async function listConversations(
  db: Database,
  page: number | undefined,
  language: Language,
) {
  const part = slice(page, PER_PAGE);
  const talks = await findConversations(db, part.perPage, part.offset);
  const rows = await findByIds(
    db,
    talks.map(({ latestId }) => latestId),
  );
  const latest = new Map(
    (await presentMessages(db, rows, language)).map((message) => [message.id, message]),
  );
  const list = talks.flatMap(({ memberId, name, avatar, unread, latestId }) => {
    const message = latest.get(latestId);
    return message
      ? { member_id: memberId, name, avatar, unread_count: unread, latest: message }
      : [];
  });
  return paged(list, await countConversations(db), part);
}
