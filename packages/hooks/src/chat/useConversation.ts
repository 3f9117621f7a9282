import type { ChatMessage } from '@mall/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { countUnread, joinMessages } from './conversation';
import { chatHistoryOptions } from './queries';
import { useChatStore } from './useChatStore';

/** Returns the stored messages, and the number of unread ones of the shop. */
export function useConversation() {
  const chat = useChatStore();
  const isMember = useSession() !== null;
  const history = useInfiniteQuery({ ...chatHistoryOptions(useMall()), enabled: isMember });
  const state = useStore(chat.store);
  const { arrived, receipts } = state;
  const pages = history.data?.pages;
  const messages = useMemo(
    (): readonly ChatMessage[] => joinMessages(pages, arrived, receipts),
    [pages, arrived, receipts],
  );
  return { chat, state, history, messages, unread: countUnread(messages, pages?.[0], receipts) };
}
