import type { ChatMessage } from '@mall/contract';
import type { Language } from '../../kernel/language';
import { taipeiTime } from '../../kernel/time';
import { presentReference } from '../orders';
import type { History } from './history';
import type { Message } from './send.service';

/** A message as the member and the shop see it. */
export function presentMessage({ row, order }: Message, language: Language): ChatMessage {
  const written = {
    id: row.id,
    member_id: row.memberId,
    client_id: row.clientId,
    from_user: row.authorId === row.memberId,
    create_name: row.authorName,
    admin_read: row.readAt !== null,
    create_time: taipeiTime(row.createdAt),
  };
  const url = row.media ?? '';
  switch (row.type) {
    case 2:
      return { ...written, type: 2, url };
    case 3:
      return {
        ...written,
        type: 3,
        url,
        video_image: row.poster,
        sound_dropped: row.soundDropped,
      };
    case 4:
      if (!order) throw new Error(`Message ${row.id} refers to no order`);
      return { ...written, type: 4, order: presentReference(order, language) };
    default:
      return { ...written, type: 1, text: row.text };
  }
}

/** A part of a conversation. */
export const presentHistory = ({ list, limitTime, unreadCount }: History, language: Language) => ({
  list: list.map((message) => presentMessage(message, language)),
  limit_time: limitTime,
  unread_count: unreadCount,
});
