import { useMessages } from '@mall/app/messages';
import type { ChatMessage } from '@mall/sdk';
import { chatMessages } from '../messages/zh-TW/chat';

/** Returns a function that writes a message as one line of a list. */
export function useLatestText(): (message: ChatMessage) => string {
  const t = useMessages(chatMessages);
  const contentOf = (message: ChatMessage): string => {
    switch (message.type) {
      case 1:
        return message.text;
      case 2:
        return t('[picture]');
      case 3:
        return t('[video]');
      case 4:
        return t('Order {0}', message.order.trans_order_id);
    }
  };
  return (message) =>
    message.from_user ? contentOf(message) : `${message.create_name}：${contentOf(message)}`;
}
