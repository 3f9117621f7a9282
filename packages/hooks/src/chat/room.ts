import type { ChatMessage, LiveChat, Mall } from '@mall/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { sessionScoped } from '../session/session-scoped';
import { badgesOptions } from '../badges/queries';
import type { ReadMarks } from './chat-types';
import { marksOf } from './conversation';
import { createLive, type Live } from './live';
import { createOutgoing, type OutgoingTray } from './outgoing';
import { chatHistoryOptions } from './queries';

/** How long somebody counts as writing after the last sign of it, in milliseconds. */
const WRITES_FOR = 6_000;

/** What the live connection has brought, beyond the history. */
export interface RoomState {
  /** Messages that arrived, or were sent from here; in no order. */
  readonly arrived: readonly ChatMessage[];
  readonly marks: ReadMarks;
  /** Whether the shop is writing. */
  readonly isShopTyping: boolean;
  /** Whether somebody of the shop is there; null until that is known. */
  readonly isStaffOnline: boolean | null;
}

/** A member's conversation with the shop, independent of React: one a page, until the session ends. */
export interface ChatRoom {
  readonly live: Live;
  readonly store: StoreApi<RoomState>;
  readonly tray: OutgoingTray;
  /** Marks the shop's messages up to an id as read. */
  see(until: number): void;
  /** Calls `heard` with each new message of the shop; returns the function that ends this. */
  onNews(heard: (message: ChatMessage) => void): () => void;
}

const rooms = /* @__PURE__ */ sessionScoped(() => ({ room: null as ChatRoom | null }));

/** Returns the page's conversation of the member who is signed in. */
export function roomOf(client: QueryClient, mall: Mall): ChatRoom {
  const slot = rooms(client);
  slot.room ??= createRoom(client, mall);
  return slot.room;
}

function createRoom(client: QueryClient, mall: Mall): ChatRoom {
  const store = createStore<RoomState>(() => ({
    arrived: [],
    marks: { byShop: 0, byMember: 0 },
    isShopTyping: false,
    isStaffOnline: null,
  }));
  const news = new Set<(message: ChatMessage) => void>();
  const history = chatHistoryOptions(mall);
  let typing: ReturnType<typeof setTimeout> | undefined;

  const showTyping = (isShopTyping: boolean) => {
    clearTimeout(typing);
    if (isShopTyping) typing = setTimeout(showTyping, WRITES_FOR, false);
    store.setState({ isShopTyping });
  };
  const raise = ({ byShop, byMember }: Partial<ReadMarks>) =>
    store.setState(({ marks }) => ({
      marks: {
        byShop: Math.max(marks.byShop, byShop ?? 0),
        byMember: Math.max(marks.byMember, byMember ?? 0),
      },
    }));
  const take = (message: ChatMessage) => {
    store.setState(({ arrived }) => ({
      arrived: [...arrived.filter(({ id }) => id !== message.id), message],
    }));
    if (message.from_user) return tray.settle(message);
    showTyping(false);
    for (const heard of [...news]) heard(message);
  };
  /** Read marks are told once: those of the time without a connection have to be asked for. */
  const readMarks = () =>
    mall.chat.history({ peek: '1' }).then(
      ({ list }) => raise(marksOf(list)),
      () => undefined,
    );

  function listen(chat: LiveChat, after: number | undefined): void {
    let opened = 0;
    chat.on('message', take);
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
      // What came between reading the history and opening the connection is in neither.
      if (opened === 1 && after === undefined)
        void client.invalidateQueries({ queryKey: history.queryKey });
      // What was told after they were read, and before there was a connection, nobody tells again.
      readBadges();
      if (opened > 1) void readMarks();
    });
    let shown: string = chat.state.status;
    chat.on('state', ({ status }) => {
      shown = status;
      if (status !== 'open') showTyping(false);
    });
    const { byMember } = store.getState().marks;
    if (byMember > 0) chat.seen(byMember);
    tray.sendAll();
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
  const tray = createOutgoing(mall, {
    chat: () => live.chat,
    sent: take,
  });

  return {
    live,
    store,
    tray,
    see(until) {
      if (until <= store.getState().marks.byMember) return;
      raise({ byMember: until });
      live.chat?.seen(until);
    },
    onNews(heard) {
      news.add(heard);
      return () => void news.delete(heard);
    },
  };
}
