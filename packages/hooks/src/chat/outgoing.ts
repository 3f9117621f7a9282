import { isMallError, type ChatMessage, type LiveChat, type Mall } from '@mall/sdk';
import { cleanText } from '@mall/sdk/text';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { randomId } from '../idempotency/random-id';
import { isFileRefused } from '../media/file-refused';
import type { OrderInChat, OutgoingContent, OutgoingMessage } from './chat-types';
import { createChatUploads, type ChatUploads } from './uploads';
import { keepUnsent, readUnsent, type Unsent } from './unsent';

/** While one writes, the shop is told so at most this often, in milliseconds. */
const TELL_EVERY = 2_500;

/** What the member has written and the shop has not got: the text in the field, and messages on their way. */
export interface OutgoingTray {
  readonly store: StoreApi<Unsent>;
  write(draft: string): void;
  /** Sends a text. @returns whether there was anything to send. */
  say(text: string): boolean;
  sendOrder(order: OrderInChat): void;
  sendFile(file: File, type: 2 | 3): void;
  /** Sends a failed message again, as the same message. */
  retry(key: string): void;
  /** Drops a message that is not sent yet. */
  discard(key: string): void;
  /** Hands over whatever waits for a connection. */
  sendAll(): void;
  /** Drops a message that the shop has got. */
  settle(message: Pick<ChatMessage, 'client_id'>): void;
}

/** What a tray is connected to. */
export interface TrayParts {
  readonly chat: () => LiveChat | null;
  /** Called with each message that the shop has got. */
  readonly sent: (message: ChatMessage) => void;
}

/** Creates the tray of the member who is signed in, with what was left in it before. */
export function createOutgoing(mall: Mall, { chat, sent }: TrayParts): OutgoingTray {
  const member = mall.session.get()?.profile.id;
  const store = createStore<Unsent>(() =>
    member === undefined ? { draft: '', outgoing: [] } : readUnsent(member),
  );
  if (member !== undefined) store.subscribe((unsent) => keepUnsent(member, unsent));
  /** What was handed over to the connection that is open now. */
  let handed: { readonly chat: LiveChat; readonly keys: Set<string> } | null = null;
  let toldAt = 0;

  const find = (key: string) => store.getState().outgoing.find((each) => each.key === key);
  const change = (key: string, edit: (message: OutgoingMessage) => OutgoingMessage) =>
    store.setState(({ outgoing }) => ({
      outgoing: outgoing.map((each) => (each.key === key ? edit(each) : each)),
    }));
  const drop = (key: string) => {
    uploads.forget(key);
    store.setState(({ outgoing }) => ({ outgoing: outgoing.filter((each) => each.key !== key) }));
  };
  const fail = (key: string, error: unknown) =>
    change(key, (message) => ({
      ...message,
      status: 'failed',
      error,
      canRetry: !isRefused(error),
    }));
  const uploads: ChatUploads = createChatUploads(mall, {
    progressed: (key, progress) =>
      change(key, (message) => ({ ...message, content: withProgress(message.content, progress) })),
    pictured: (key, preview) =>
      change(key, (message) => ({ ...message, content: withPreview(message.content, preview) })),
    sent,
    failed: fail,
  });

  function hand({ key, content }: OutgoingMessage): void {
    if ('progress' in content) return uploads.send(key, content.type);
    const open = chat();
    if (!open) return;
    if (handed?.chat !== open) handed = { chat: open, keys: new Set() };
    const { keys } = handed;
    if (keys.has(key)) return;
    keys.add(key);
    const head = { client_id: key };
    const message =
      content.type === 1
        ? { ...head, type: content.type, text: content.text }
        : { ...head, type: content.type, trans_order_id: content.order.trans_order_id };
    open.send(message).then(sent, (error: unknown) => {
      keys.delete(key);
      // Of a connection that was given up, the next one sends it.
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
  const tellTyping = (isTyping: boolean) => {
    const now = Date.now();
    if (isTyping ? now - toldAt < TELL_EVERY : toldAt === 0) return;
    toldAt = isTyping ? now : 0;
    chat()?.typing(isTyping);
  };

  return {
    store,
    write(draft) {
      store.setState({ draft });
      tellTyping(cleanText(draft) !== '');
    },
    say(words) {
      const text = cleanText(words);
      if (text === '') return false;
      hand(add({ type: 1, text }));
      toldAt = 0;
      return true;
    },
    sendOrder: (order) => hand(add({ type: 4, order })),
    sendFile(file, type) {
      const key = randomId();
      const preview = uploads.hold(key, file, type);
      hand(add({ type, name: file.name, preview, progress: 0 }, key));
    },
    retry(key) {
      const failed = find(key);
      if (failed?.status !== 'failed') return;
      const again = { ...failed, status: 'sending' as const, time: Date.now(), error: null };
      store.setState(({ outgoing }) => ({
        outgoing: [...outgoing.filter((each) => each !== failed), again],
      }));
      hand(again);
    },
    discard: drop,
    sendAll() {
      for (const message of store.getState().outgoing)
        if (message.status === 'sending') hand(message);
    },
    settle: ({ client_id }) => {
      if (find(client_id)) drop(client_id);
    },
  };
}

/** Whether a message was refused for what it is: sent again, it would be refused again. */
const isRefused = (error: unknown) =>
  isMallError(error, 'invalidFields', 'notFound') || isFileRefused(error);

const withProgress = (content: OutgoingContent, progress: number): OutgoingContent =>
  'progress' in content ? { ...content, progress } : content;
const withPreview = (content: OutgoingContent, preview: string | null): OutgoingContent =>
  'preview' in content ? { ...content, preview } : content;
