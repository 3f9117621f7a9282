import type { ChatMessage, LiveChat, Mall } from '@mall/sdk';
import { cleanText } from '@mall/sdk/text';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { randomId } from '../idempotency/random-id';
import type { OrderInChat, OutgoingContent, OutgoingMessage } from './chat-types';
import { isMessageRefused } from './message-refused';
import { createChatUploads, type ChatUploads } from './uploads';
import { saveUnsentMessages, readUnsentMessages, type UnsentMessages } from './unsent-messages';

/** The minimum time (ms) between two typing events. */
const TYPING_INTERVAL = 2_500;

/** The member's draft, and the messages that the server has not stored yet. */
export interface Outbox {
  readonly store: StoreApi<UnsentMessages>;
  write(draft: string): void;
  /** Sends a text. @returns whether there was anything to send. */
  sendText(text: string): boolean;
  sendOrder(order: OrderInChat): void;
  sendFile(file: File, type: 2 | 3): void;
  /** Sends a failed message again, with the same key. */
  retry(key: string): void;
  /** Drops a message that is not sent yet. */
  discard(key: string): void;
  /** Sends all messages that wait for a connection. */
  sendAll(): void;
  /** Drops a message that the server has stored. */
  settle(message: Pick<ChatMessage, 'client_id'>): void;
}

/** The dependencies of {@link createOutbox}. */
export interface OutboxOptions {
  readonly chat: () => LiveChat | null;
  /** Called with each message that the server has stored. */
  readonly sent: (message: ChatMessage) => void;
}

/** Creates the outbox of the current member, with the unsent messages of an earlier visit. */
export function createOutbox(mall: Mall, { chat, sent }: OutboxOptions): Outbox {
  const member = mall.session.get()?.profile.id;
  const store = createStore<UnsentMessages>(() =>
    member === undefined ? { draft: '', outgoing: [] } : readUnsentMessages(member),
  );
  if (member !== undefined) store.subscribe((unsent) => saveUnsentMessages(member, unsent));
  /** The messages passed to the currently open connection. */
  let submitted: { readonly chat: LiveChat; readonly keys: Set<string> } | null = null;
  let typingSentAt = 0;

  const find = (key: string) => store.getState().outgoing.find((each) => each.key === key);
  const change = (key: string, edit: (message: OutgoingMessage) => OutgoingMessage) =>
    store.setState(({ outgoing }) => ({
      outgoing: outgoing.map((each) => (each.key === key ? edit(each) : each)),
    }));
  const drop = (key: string) => {
    uploads.release(key);
    store.setState(({ outgoing }) => ({ outgoing: outgoing.filter((each) => each.key !== key) }));
  };
  const fail = (key: string, error: unknown) =>
    change(key, (message) => ({
      ...message,
      status: 'failed',
      error,
      canRetry: !isMessageRefused(error),
    }));
  const uploads: ChatUploads = createChatUploads({
    send: mall.chat.uploadMedia,
    progressed: (key, progress) =>
      change(key, (message) => ({ ...message, content: withProgress(message.content, progress) })),
    pictured: (key, preview) =>
      change(key, (message) => ({ ...message, content: withPreview(message.content, preview) })),
    sent,
    failed: fail,
  });

  function submit({ key, content }: OutgoingMessage): void {
    if ('progress' in content) return uploads.send(key, content.type);
    const open = chat();
    if (!open) return;
    if (submitted?.chat !== open) submitted = { chat: open, keys: new Set() };
    const { keys } = submitted;
    if (keys.has(key)) return;
    keys.add(key);
    const head = { client_id: key };
    const message =
      content.type === 1
        ? { ...head, type: content.type, text: content.text }
        : { ...head, type: content.type, trans_order_id: content.order.trans_order_id };
    open.send(message).then(sent, (error: unknown) => {
      keys.delete(key);
      // When its connection was closed, the next connection sends it.
      if (chat() === open && open.state.status !== 'closed') fail(key, error);
    });
  }
  function add(content: OutgoingContent, key = randomId()): OutgoingMessage {
    const message: OutgoingMessage = {
      ...{ key, status: 'sending', time: Date.now(), content, error: null, canRetry: true },
    };
    store.setState(({ outgoing }) => ({ outgoing: [...outgoing, message] }));
    return message;
  }
  const sendTyping = (isTyping: boolean) => {
    const now = Date.now();
    if (isTyping ? now - typingSentAt < TYPING_INTERVAL : typingSentAt === 0) return;
    typingSentAt = isTyping ? now : 0;
    chat()?.typing(isTyping);
  };

  return {
    store,
    write(draft) {
      store.setState({ draft });
      sendTyping(cleanText(draft) !== '');
    },
    sendText(typed) {
      const text = cleanText(typed);
      if (text === '') return false;
      submit(add({ type: 1, text }));
      typingSentAt = 0;
      return true;
    },
    sendOrder: (order) => submit(add({ type: 4, order })),
    sendFile(file, type) {
      const key = randomId();
      const preview = uploads.hold(key, file, type);
      submit(add({ type, name: file.name, preview, progress: 0 }, key));
    },
    retry(key) {
      const failed = find(key);
      if (failed?.status !== 'failed') return;
      const again = { ...failed, status: 'sending' as const, time: Date.now(), error: null };
      store.setState(({ outgoing }) => ({
        outgoing: [...outgoing.filter((each) => each !== failed), again],
      }));
      submit(again);
    },
    discard: drop,
    sendAll() {
      for (const message of store.getState().outgoing)
        if (message.status === 'sending') submit(message);
    },
    settle: ({ client_id }) => {
      if (find(client_id)) drop(client_id);
    },
  };
}

const withProgress = (content: OutgoingContent, progress: number): OutgoingContent =>
  'progress' in content ? { ...content, progress } : content;
const withPreview = (content: OutgoingContent, preview: string | null): OutgoingContent =>
  'preview' in content ? { ...content, preview } : content;
