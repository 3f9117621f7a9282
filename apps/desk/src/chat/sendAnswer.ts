import type { ChatMessage } from '@mall/sdk';
import type { StaffMall } from '@mall/sdk/staff';
import type { Answer } from './outbox';

/** Sends an answer to the server. @returns the stored message. */
export function sendAnswer(
  chat: StaffMall['chat'],
  { member, key, content, seenId, evenIfAnswered = false }: Answer,
): Promise<ChatMessage> {
  const head = {
    ...{ member_id: member, client_id: key, seen_id: seenId },
    even_if_answered: evenIfAnswered,
  };
  return content.type === 1
    ? chat.send({ ...head, text: content.text })
    : chat.sendOrder({ ...head, trans_order_id: content.order.trans_order_id });
}
