import type { ChatMessage, Paged } from '@mall/contract';
import { MallError } from './errors';
import type { CallOptions, Http, UploadOptions } from './http/http';
import type { ChatConversation, ChatHistory, FormParts, Query } from './types';
import type { ChatParts } from './chat/open';
import type { ChatOpenOptions, LiveChat } from './chat/types';

/** Talking to the shop (spec §7, Socket). */
export const createChat = (http: Http, parts: Omit<ChatParts, 'http' | 'failure'>) => ({
  /**
   * Opens the conversation as it happens; socket.io's client is loaded on the first call. Null when
   * nobody is signed in. It connects again 10 s after the connection was lost, catches up with what was
   * missed, and sends what waits, until `close()` is called or the session ends.
   *
   * @example
   * const live = await mall.chat.open();
   * live?.on('message', (message) => show(message));
   * await live?.send({ type: 1, text: '請問今天會出貨嗎？' });
   */
  open: async (options: ChatOpenOptions = {}): Promise<LiveChat | null> =>
    (await import('./chat/open')).openChat({ http, failure: MallError.of, ...parts }, options),
  /**
   * A part of the member's conversation with the shop, oldest first; what it shows of the shop's counts
   * as seen, unless `peek` is '1'.
   *
   * @param query - `limit_time`: older than this, as an earlier page gave it, at first
   *   `2099-12-31 23:59:59`; or `after`: newer than this message, to catch up.
   * @example
   * const newest = await mall.chat.history();
   * const older = newest.limit_time && (await mall.chat.history({ limit_time: newest.limit_time }));
   */
  history: (query?: Query<'chat', 'history'>, options?: CallOptions): Promise<ChatHistory> =>
    http.call('chat', 'history', { query }, options),
  /**
   * Sends a picture (`type` '1', 10 MB) or a video (`type` '2', 100 MB, 180 s). Under one `client_id` it
   * is kept once.
   *
   * @throws MallError `notFound`, `mediaUnsupported`, `mediaTooLarge`, `mediaTooManyPixels`,
   *   `mediaTooSmall`, `mediaBroken`, `videoTooLong`, `tooLarge`
   * @example
   * await mall.chat.storeMedia({ type: '1', client_id: 'hello-to-the-shop', file });
   */
  storeMedia: (
    parts: FormParts<'chat', 'storeMedia'>,
    options?: UploadOptions,
  ): Promise<ChatMessage> => http.call('chat', 'storeMedia', { parts }, options),
  /** Who has talked to the shop, whoever waits for an answer first. The shop's people only. @throws MallError `forbidden` */
  conversations: (
    query?: { page?: number },
    options?: CallOptions,
  ): Promise<Paged<ChatConversation>> => http.call('chat', 'conversations', { query }, options),
  /** One member's conversation, as the shop's people read it: `history`, seen from the other side. @throws MallError `forbidden`, `notFound` */
  conversation: (
    member: number,
    query?: Query<'chat', 'conversation'>,
    options?: CallOptions,
  ): Promise<ChatHistory> =>
    http.call('chat', 'conversation', { params: { member }, query }, options),
});
