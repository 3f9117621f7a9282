import type { Language } from '../../kernel/language';
import { maskAccount } from '../../kernel/mask';
import { taipeiTime } from '../../kernel/time';
import { presentMessage } from '../chat';
import { presentReference } from '../orders';
import type { ConversationParts } from './conversation.service';
import type { ShownConversation } from './queue.repo';
import type { QueuePage } from './queue.service';

interface Person {
  readonly memberId: number;
  readonly name: string;
  readonly avatar: string | null;
}

const presentRow = (person: Person, shown: ShownConversation) => ({
  member_id: person.memberId,
  name: person.name,
  avatar: person.avatar,
  state: shown.state,
  waiting_since: shown.waitingSince && taipeiTime(shown.waitingSince),
  // The time of one that has come back has passed.
  snoozed_until:
    shown.state === 'snoozed' && shown.snoozedUntil ? taipeiTime(shown.snoozedUntil) : null,
  assignee:
    shown.assigneeId === null || shown.assigneeName === null
      ? null
      : { id: shown.assigneeId, name: shown.assigneeName },
  unread_count: shown.unread,
});

/** A page of a queue: conversations with their latest messages. */
export const presentQueue = ({ list, after }: QueuePage, language: Language) => ({
  list: list.map(({ row, latest }) => ({
    ...presentRow(row, row),
    latest: presentMessage(latest, language),
  })),
  after,
});

/** A conversation with the account of its member masked. `revealContact` shows it in full. */
export function presentConversation(parts: ConversationParts, language: Language) {
  const { member, shown, orders, carts, notes } = parts;
  return {
    ...presentRow({ ...member, memberId: member.id }, shown),
    member: {
      account: maskAccount(member.account),
      group: member.groupName,
      points: member.points,
      join_time: taipeiTime(member.joinedAt),
      orders_count: orders.count,
    },
    orders: orders.orders.map(({ order, items }) => ({
      ...presentReference({ ...order, picture: items[0]?.picture ?? null }, language),
      state: order.state,
      create_time: taipeiTime(order.createdAt),
      products: items[0]?.name ?? '',
      products_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    carts: carts.map(({ layer, lines }) => ({
      layer,
      amount: lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0),
      products: lines.map(({ productId, name, quantity }) => ({
        ...{ p_id: productId, name },
        count: quantity,
      })),
    })),
    notes: notes.map(({ id, text, author, createdAt }) => ({
      ...{ id, text, author },
      create_time: taipeiTime(createdAt),
    })),
  };
}
