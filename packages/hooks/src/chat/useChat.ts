import { useEffect, useMemo } from 'react';
import type { MallError } from '@mall/sdk';
import { useStore } from 'zustand';
import { judgeFile } from '../media/file-kind';
import type { ChatEntry, OrderInChat, LiveState } from './chat-types';
import { entriesOf, latestUnread } from './conversation';
import { useConversation } from './useConversation';
import { useLiveConnection } from './useLiveConnection';
import { useVisible } from './useVisible';

/** Why a file is not sent, as far as that can be told before. */
export interface RefusedFile {
  readonly name: string;
  readonly rule: 'size' | 'type';
}

/** Options of {@link useChat}. */
export interface ChatOptions {
  /**
   * Whether the conversation is on the screen: what the shop wrote then counts as read while the page can be
   * seen.
   * @default true
   */
  readonly isOpen?: boolean;
}

/** The member's conversation with the shop. */
export interface Chat {
  /** Of the newest part of the history; `error` only while nothing of it is known. */
  readonly status: 'pending' | 'error' | 'success';
  /** Why the history could not be read; `retry` reads it again. */
  readonly error: MallError | null;
  /** Oldest first, each once: what the shop has, then what is on its way. */
  readonly entries: readonly ChatEntry[];
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  /** Why older messages could not be read; `loadOlder` tries again. */
  readonly olderError: MallError | null;
  loadOlder(): void;
  /** Reads again what could not be read, and connects again what could not be connected. */
  retry(): void;
  /** The page's connection; while it is not `open`, messages wait and are sent by themselves. */
  readonly connection: LiveState;
  /** Whether somebody of the shop is there; null until that is known. */
  readonly isStaffOnline: boolean | null;
  readonly isShopTyping: boolean;
  /** How many messages of the shop are unread. */
  readonly unread: number;
  /** The text in the field; it survives a reload. */
  readonly draft: string;
  /** Sets the text in the field, and tells the shop that one is writing. */
  write(draft: string): void;
  /** Sends a text, trimmed; an empty one is not sent. @returns whether it was. */
  send(text: string): boolean;
  /** Sends a reference to one of the member's orders. */
  sendOrder(order: OrderInChat): void;
  /** Sends pictures and videos, each as a message. @returns those that cannot be sent. */
  sendFiles(files: Iterable<File>): readonly RefusedFile[];
  /** Sends a failed message again; however often, the shop gets it once. */
  retryMessage(key: string): void;
  /** Drops a failed message, or cancels an upload. */
  discard(key: string): void;
}

/**
 * The member's live conversation with the shop: history upwards, messages as they come, own ones at
 * once. What is not sent survives a reload. Marks what the shop wrote as read while it is on the screen. Opens
 * the page's one live connection.
 *
 * @example
 * const chat = useChat();
 * chat.send('請問今天會出貨嗎？');
 * <ol>{chat.entries.map(({ key, status }) => <li key={key}>{status}</li>)}</ol>
 */
export function useChat({ isOpen = true }: ChatOptions = {}): Chat {
  const connection = useLiveConnection();
  const { room, state, history, messages, unread } = useConversation();
  const { draft, outgoing } = useStore(room.tray.store);
  const entries = useMemo(() => entriesOf(messages, outgoing), [messages, outgoing]);

  const isShown = useVisible() && isOpen;
  const unseen = latestUnread(messages);
  useEffect(() => {
    if (isShown && unseen !== undefined) room.see(unseen);
  }, [room, isShown, unseen]);

  const { tray, live } = room;
  return {
    status: history.data ? 'success' : history.status,
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
    write: tray.write,
    send: tray.say,
    sendOrder: tray.sendOrder,
    sendFiles(files) {
      const refused: RefusedFile[] = [];
      for (const file of files) {
        const { kind, failure } = judgeFile(file);
        if (failure) refused.push({ name: file.name, rule: failure.rule });
        else if (kind) tray.sendFile(file, kind === 1 ? 2 : 3);
      }
      return refused;
    },
    retryMessage: tray.retry,
    discard: tray.discard,
  };
}
