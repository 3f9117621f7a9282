import type { ChatMessage } from '@mall/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { countUnread, joinMessages } from './conversation';
import { chatHistoryOptions } from './queries';
import { useRoom } from './useRoom';

/** The messages that the shop has, and how many of the shop's are unread. */
export function useConversation() {
  const room = useRoom();
  const isMember = useSession() !== null;
  const history = useInfiniteQuery({ ...chatHistoryOptions(useMall()), enabled: isMember });
  const state = useStore(room.store);
  const { arrived, marks } = state;
  const pages = history.data?.pages;
  const messages = useMemo(
    (): readonly ChatMessage[] => joinMessages(pages, arrived, marks),
    [pages, arrived, marks],
  );
  return { room, state, history, messages, unread: countUnread(messages, pages?.[0], marks) };
}
