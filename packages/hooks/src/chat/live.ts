import type { LiveChat, Mall } from '@mall/sdk';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LiveState } from './chat-types';

/** The one live connection of a page, shared by all components. */
export interface Live {
  readonly store: StoreApi<LiveState>;
  /** The open connection; null while there is none. */
  readonly chat: LiveChat | null;
  /** Opens the connection unless it is open; it stays open until every holder has released it. */
  hold(): () => void;
  /** Retries after it could not be opened. */
  retry(): void;
}

/** The options of {@link createLive}. */
export interface LiveOptions {
  /** The id of the last message that the page has; undefined when unknown. */
  readonly after: () => Promise<number | undefined>;
  /** Called with each new connection, before its first event. */
  readonly onOpen: (chat: LiveChat, after: number | undefined) => void;
}

/** Creates the connection of the current member; it ends with the session. */
export function createLive(mall: Mall, { after, onOpen }: LiveOptions): Live {
  const token = mall.session.get()?.token;
  const store = createStore<LiveState>(() => ({ status: 'idle' }));
  const show = (state: LiveState) => store.setState(state, true);
  let chat: LiveChat | null = null;
  let holders = 0;
  let isOpening = false;

  const isWanted = () => holders > 0 && mall.session.get()?.token === token;
  async function open(): Promise<void> {
    if (isOpening || chat || token === undefined || !isWanted()) return;
    isOpening = true;
    show({ status: 'connecting' });
    try {
      const known = await after();
      const opened = await mall.chat.open(known === undefined ? {} : { after: known });
      if (!opened || !isWanted()) {
        opened?.close();
        show({ status: 'idle' });
        return;
      }
      chat = opened;
      onOpen(opened, known);
      opened.on('state', (state) => {
        if (chat === opened) show(state);
      });
      show(opened.state);
    } catch (error) {
      show({ status: 'broken', error });
    } finally {
      isOpening = false;
    }
  }
  const close = () => {
    if (holders > 0) return;
    const open = chat;
    chat = null;
    open?.close();
    show({ status: 'idle' });
  };

  return {
    store,
    get chat() {
      return chat;
    },
    hold() {
      holders += 1;
      void open();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holders -= 1;
        // Delayed, because a holder may take it again at once: a page change, or React's
        // StrictMode.
        setTimeout(close);
      };
    },
    retry: () => void open(),
  };
}
