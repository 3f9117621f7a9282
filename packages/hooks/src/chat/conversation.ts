import type { ChatHistory, ChatMessage } from '@mall/sdk';
import type { ChatEntry, OutgoingMessage, ReadMarks } from './chat-types';

/**
 * The conversation as far as it is known, oldest first: the pages of the history and what arrived since, each
 * message once, with the latest read marks.
 *
 * @param pages - The newest first.
 */
export function joinMessages(
  pages: readonly ChatHistory[] | undefined,
  arrived: readonly ChatMessage[],
  marks: ReadMarks,
): ChatMessage[] {
  const byId = new Map<number, ChatMessage>();
  for (const message of [...(pages?.flatMap(({ list }) => list) ?? []), ...arrived]) {
    const before = byId.get(message.id);
    const admin_read = message.admin_read || before?.admin_read === true || isRead(message, marks);
    byId.set(message.id, admin_read ? { ...message, admin_read } : message);
  }
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

const isRead = ({ id, from_user }: ChatMessage, { byShop, byMember }: ReadMarks) =>
  id <= (from_user ? byShop : byMember);

const isUnread = ({ from_user, admin_read }: ChatMessage) => !from_user && !admin_read;

/** How many messages of the shop the member has not read, also those before the first page. */
export function countUnread(
  messages: readonly ChatMessage[],
  newest: ChatHistory | undefined,
  { byMember }: ReadMarks,
): number {
  const known = messages.filter(isUnread).length;
  if (!newest || byMember > 0) return known;
  return known + Math.max(0, newest.unread_count - newest.list.filter(isUnread).length);
}

/** The latest message of the shop that is not read; undefined when all are. */
export const latestUnread = (messages: readonly ChatMessage[]): number | undefined =>
  messages.findLast(isUnread)?.id;

/** The read marks that a part of the history tells of. */
export function marksOf(list: readonly ChatMessage[]): ReadMarks {
  const latest = (from_user: boolean) =>
    list.findLast((message) => message.from_user === from_user && message.admin_read)?.id ?? 0;
  return { byShop: latest(true), byMember: latest(false) };
}

/** The sent messages, then what is on its way. A message that has arrived is on its way no longer. */
export function entriesOf(
  messages: readonly ChatMessage[],
  outgoing: readonly OutgoingMessage[],
): ChatEntry[] {
  const sent = messages.map((message) => ({
    key: message.from_user ? message.client_id : `shop-${message.id}`,
    status: 'sent' as const,
    message,
  }));
  const keys = new Set(sent.map(({ key }) => key));
  return [...sent, ...outgoing.filter(({ key }) => !keys.has(key))];
}
