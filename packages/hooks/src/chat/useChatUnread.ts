import { useConversation } from './useConversation';

/**
 * Returns the number of unread messages of the shop; it follows the live connection. 0 for a guest.
 * Does not mark messages as read.
 *
 * @example
 * <Badge count={useChatUnread()} />
 */
export const useChatUnread = (): number => useConversation().unread;
