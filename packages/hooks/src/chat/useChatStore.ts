import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { chatStoreOf, type ChatStore } from './chat-store';

/**
 * Returns the page's conversation of the current member; a new one after each change of the
 * session.
 */
export function useChatStore(): ChatStore {
  useSession();
  return chatStoreOf(useQueryClient(), useMall());
}
