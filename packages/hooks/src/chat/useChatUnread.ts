import { useConversation } from './useConversation';

/**
 * How many messages of the shop the member has not read; it follows the live connection. 0 for a guest.
 * Looking does not count as reading.
 *
 * @example
 * <Badge count={useChatUnread()} />
 */
export const useChatUnread = (): number => useConversation().unread;
