import type { ChatHistory, ChatMessage } from '@mall/sdk';
import type { ChatEntry, OutgoingMessage, ReadReceipts } from './chat-types';

/**
 * Merges the pages of the history and the received messages, oldest first, each message once, with
 * the latest read receipts.
 *
 * @param pages - The newest first.
 */
export function joinMessages(
  pages: readonly ChatHistory[] | undefined,
  arrived: readonly ChatMessage[],
  receipts: ReadReceipts,
): ChatMessage[] {
  const byId = new Map<number, ChatMessage>();
  for (const message of [...(pages?.flatMap(({ list }) => list) ?? []), ...arrived]) {
    const before = byId.get(message.id);
    const admin_read =
      message.admin_read || before?.admin_read === true || isRead(message, receipts);
    byId.set(message.id, admin_read ? { ...message, admin_read } : message);
  }
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

const isRead = ({ id, from_user }: ChatMessage, { byShop, byMember }: ReadReceipts) =>
  id <= (from_user ? byShop : byMember);

const isUnread = ({ from_user, admin_read }: ChatMessage) => !from_user && !admin_read;

/** Returns the number of unread messages of the shop, including those before the first page. */
export function countUnread(
  messages: readonly ChatMessage[],
  newest: ChatHistory | undefined,
  { byMember }: ReadReceipts,
): number {
  const known = messages.filter(isUnread).length;
  if (!newest || byMember > 0) return known;
  return known + Math.max(0, newest.unread_count - newest.list.filter(isUnread).length);
}

/** Returns the id of the latest unread message of the shop; undefined when all are read. */
export const latestUnread = (messages: readonly ChatMessage[]): number | undefined =>
  messages.findLast(isUnread)?.id;

/** Returns the read receipts that a part of the history contains. */
export function receiptsOf(list: readonly ChatMessage[]): ReadReceipts {
  const latest = (from_user: boolean) =>
    list.findLast((message) => message.from_user === from_user && message.admin_read)?.id ?? 0;
  return { byShop: latest(true), byMember: latest(false) };
}

/** Merges the sent and the outgoing messages. Omits an outgoing message that has arrived already. */
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
