import type { ChatMessage } from '@mall/contract';
import { taipeiTime } from '../../kernel/time';
import type { orderReferences } from '../orders';
import type { MessageRow } from './chat.repo';

/** The orders that messages refer to, by id. */
export type References = Awaited<ReturnType<typeof orderReferences>>;

/** A message as both sides see it. */
export function presentMessage(row: MessageRow, references: References): ChatMessage {
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
      return { ...written, type: 3, url, video_image: row.poster };
    case 4: {
      const order = row.orderId === null ? undefined : references.get(row.orderId);
      if (!order) throw new Error(`Message ${row.id} refers to no order`);
      return { ...written, type: 4, order };
    }
    default:
      return { ...written, type: 1, text: row.text };
  }
}
