import { useEffect, useMemo } from 'react';
import type { MallError } from '@mall/sdk';
import { useStore } from 'zustand';
import { checkChatFiles, type RefusedFile } from './check-files';
import type { ChatEntry, OrderInChat, LiveState } from './chat-types';
import { entriesOf, latestUnread } from './conversation';
import { useSession } from '../session/useSession';
import { useConversation } from './useConversation';
import { useLiveConnection } from './useLiveConnection';
import { useVisible } from './useVisible';

/** Options of {@link useChat}. */
export interface ChatOptions {
  /**
   * Whether the conversation is displayed. The shop's messages are then marked as read while the
   * page is visible.
   * @default true
   */
  readonly isOpen?: boolean;
}

/** The member's conversation with the shop. */
export interface Chat {
  /**
   * The status of the newest part of the history; `error` only while none of it is loaded. `guest`
   * while nobody is signed in: then nothing is sent.
   */
  readonly status: 'pending' | 'error' | 'success' | 'guest';
  /** Why the history could not be fetched; `retry` fetches it again. */
  readonly error: MallError | null;
  /** Oldest first, each once: the stored messages, then the outgoing ones. */
  readonly entries: readonly ChatEntry[];
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  /** Why older messages could not be fetched; `loadOlder` retries. */
  readonly olderError: MallError | null;
  loadOlder(): void;
  /** Refetches the history after an error, and reconnects after a failed connection. */
  retry(): void;
  /** The page's connection. While it is not `open`, messages are queued and sent later. */
  readonly connection: LiveState;
  /** Whether staff are available; null until that is known. */
  readonly isStaffOnline: boolean | null;
  readonly isShopTyping: boolean;
  /** The number of unread messages of the shop. */
  readonly unread: number;
  /** The text in the input field; it survives a reload. */
  readonly draft: string;
  /** Sets the text in the input field, and notifies the shop that the member is typing. */
  write(draft: string): void;
  /** Sends a text, trimmed. @returns whether it is sent: not when it is blank, nor by a guest. */
  send(text: string): boolean;
  /** Sends a reference to one of the member's orders. */
  sendOrder(order: OrderInChat): void;
  /**
   * Sends pictures and videos, each as a message. @returns the files that cannot be sent.
   */
  sendFiles(files: Iterable<File>): readonly RefusedFile[];
  /** Sends a failed message again; the server stores it only once. */
  retryMessage(key: string): void;
  /** Drops a failed message, or cancels an upload. */
  discard(key: string): void;
}

/**
 * Opens the member's live conversation with the shop: history upwards, new messages as they arrive,
 * own ones at once. Unsent messages survive a reload. Marks the shop's messages as read while they
 * are displayed. Opens the page's one live connection.
 *
 * @example
 * const chat = useChat();
 * chat.send('請問今天會出貨嗎？');
 * <ol>{chat.entries.map(({ key, status }) => <li key={key}>{status}</li>)}</ol>
 */
export function useChat({ isOpen = true }: ChatOptions = {}): Chat {
  const isGuest = useSession() === null;
  const connection = useLiveConnection();
  const { chat, state, history, messages, unread } = useConversation();
  const { draft, outgoing } = useStore(chat.outbox.store);
  const entries = useMemo(() => entriesOf(messages, outgoing), [messages, outgoing]);

  const isShown = useVisible() && isOpen;
  const unseen = latestUnread(messages);
  useEffect(() => {
    if (isShown && unseen !== undefined) chat.markRead(unseen);
  }, [chat, isShown, unseen]);

  const { outbox, live } = chat;
  return {
    status: isGuest ? 'guest' : history.data ? 'success' : history.status,
    error: history.data ? null : history.error,
    entries,
    hasOlder: history.hasNextPage,
    isLoadingOlder: history.isFetchingNextPage,
    olderError: history.isFetchNextPageError ? history.error : null,
    loadOlder() {
      if (history.hasNextPage && !history.isFetching) void history.fetchNextPage();
    },
    retry() {
      if (history.isError) void history.refetch();
      if (connection.status === 'broken') live.retry();
    },
    connection,
    isStaffOnline: state.isStaffOnline,
    isShopTyping: state.isShopTyping,
    unread,
    draft,
    write: outbox.write,
    send: (text) => !isGuest && outbox.sendText(text),
    sendOrder(order) {
      if (!isGuest) outbox.sendOrder(order);
    },
    sendFiles(files) {
      if (isGuest) return [];
      const { accepted, refused } = checkChatFiles(files);
      for (const { file, type } of accepted) outbox.sendFile(file, type);
      return refused;
    },
    retryMessage: outbox.retry,
    discard: outbox.discard,
  };
}
