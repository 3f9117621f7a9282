import type { ChatMessage, LiveChat, Mall } from '@mall/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { sessionScoped } from '../session/session-scoped';
import { badgesOptions } from '../badges/queries';
import type { ReadReceipts } from './chat-types';
import { receiptsOf } from './conversation';
import { createLive, type Live } from './live';
import { createOutbox, type Outbox } from './outbox';
import { chatHistoryOptions } from './queries';

/** How long (ms) the shop counts as typing after the last event. */
const TYPING_TIMEOUT = 6_000;

/** The data of the live connection, in addition to the history. */
export interface ChatStoreState {
  /** Messages that were received, or sent from here; unordered. */
  readonly arrived: readonly ChatMessage[];
  readonly receipts: ReadReceipts;
  /** Whether the shop is typing. */
  readonly isShopTyping: boolean;
  /** Whether staff are available; null until that is known. */
  readonly isStaffOnline: boolean | null;
}

/**
 * A member's conversation with the shop, independent of React: one per page, until the session
 * ends.
 */
export interface ChatStore {
  readonly live: Live;
  readonly store: StoreApi<ChatStoreState>;
  readonly outbox: Outbox;
  /** Marks the shop's messages up to an id as read. */
  markRead(until: number): void;
  /** Calls `listener` with each new message of the shop; returns the function that unsubscribes. */
  onMessage(listener: (message: ChatMessage) => void): () => void;
}

const stores = /* @__PURE__ */ sessionScoped(() => ({ chat: null as ChatStore | null }));

/** Returns the page's conversation of the current member. */
export function chatStoreOf(client: QueryClient, mall: Mall): ChatStore {
  const slot = stores(client);
  slot.chat ??= createChatStore(client, mall);
  return slot.chat;
}

function createChatStore(client: QueryClient, mall: Mall): ChatStore {
  const store = createStore<ChatStoreState>(() => ({
    arrived: [],
    receipts: { byShop: 0, byMember: 0 },
    isShopTyping: false,
    isStaffOnline: null,
  }));
  const listeners = new Set<(message: ChatMessage) => void>();
  const history = chatHistoryOptions(mall);
  let typing: ReturnType<typeof setTimeout> | undefined;

  const showTyping = (isShopTyping: boolean) => {
    clearTimeout(typing);
    if (isShopTyping) typing = setTimeout(showTyping, TYPING_TIMEOUT, false);
    store.setState({ isShopTyping });
  };
  const raise = ({ byShop, byMember }: Partial<ReadReceipts>) =>
    store.setState(({ receipts }) => ({
      receipts: {
        byShop: Math.max(receipts.byShop, byShop ?? 0),
        byMember: Math.max(receipts.byMember, byMember ?? 0),
      },
    }));
  const receive = (message: ChatMessage) => {
    store.setState(({ arrived }) => ({
      arrived: [...arrived.filter(({ id }) => id !== message.id), message],
    }));
    if (message.from_user) return outbox.settle(message);
    showTyping(false);
    for (const listener of [...listeners]) listener(message);
  };
  /** Read receipts are sent once, so those missed while disconnected must be refetched. */
  const refetchReceipts = () =>
    mall.chat.history({ peek: '1' }).then(
      ({ list }) => raise(receiptsOf(list)),
      () => undefined,
    );

  function listen(chat: LiveChat, after: number | undefined): void {
    let opened = 0;
    chat.on('message', receive);
    chat.on('seen', ({ by_user, until }) =>
      raise(by_user ? { byMember: until } : { byShop: until }),
    );
    chat.on('typing', ({ by_user, is_typing }) => by_user || showTyping(is_typing));
    const readBadges = () =>
      void client.invalidateQueries({ queryKey: badgesOptions(mall).queryKey });
    chat.on('badges', readBadges);
    chat.on('state', (state) => {
      if (state.status !== 'open') return;
      if (state.isStaffOnline !== store.getState().isStaffOnline)
        store.setState({ isStaffOnline: state.isStaffOnline });
      if (shown === 'open') return;
      opened += 1;
      // Messages between the history fetch and the connection are in neither.
      if (opened === 1 && after === undefined)
        void client.invalidateQueries({ queryKey: history.queryKey });
      // Events between the badges fetch and the connection are lost, so refetch.
      readBadges();
      if (opened > 1) void refetchReceipts();
    });
    let shown: string = chat.state.status;
    chat.on('state', ({ status }) => {
      shown = status;
      if (status !== 'open') showTyping(false);
    });
    const { byMember } = store.getState().receipts;
    if (byMember > 0) chat.seen(byMember);
    outbox.sendAll();
  }

  const live = createLive(mall, {
    async after() {
      try {
        const { pages } = await client.fetchInfiniteQuery(history);
        const known = [...(pages[0]?.list ?? []), ...store.getState().arrived];
        return Math.max(0, ...known.map(({ id }) => id));
      } catch {
        return undefined;
      }
    },
    onOpen: listen,
  });
  const outbox = createOutbox(mall, {
    chat: () => live.chat,
    sent: receive,
  });

  return {
    live,
    store,
    outbox,
    markRead(until) {
      if (until <= store.getState().receipts.byMember) return;
      raise({ byMember: until });
      live.chat?.seen(until);
    },
    onMessage(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
