import type { ChatMessage } from '@mall/contract';
import { MallError } from './errors';
import type { CallOptions, Calls, UploadOptions } from './http/http';
import type { ChatHistory, FormParts, Query } from './types';
import type { ChatParts } from './chat/open';
import type { ChatOpenOptions, LiveChat } from './chat/types';

/** Most pages open no conversation, so the socket is loaded on demand. */
const loadOpen = () => import('./chat/open');

/** Creates `mall.chat`. */
export const createChat = (call: Calls<'chat'>, parts: Omit<ChatParts, 'call' | 'failure'>) => ({
  /**
   * Opens a live conversation; null when nobody is signed in. Loads the socket.io client on the
   * first call. It reconnects 10 s after a lost connection, delivers missed messages and sends
   * queued ones. It stays open until `close()` is called or the session ends.
   *
   * @example
   * const live = await mall.chat.open();
   * live?.on('message', (message) => show(message));
   * await live?.send({ type: 1, text: '請問今天會出貨嗎？' });
   */
  open: async (options: ChatOpenOptions = {}): Promise<LiveChat | null> =>
    (await loadOpen()).openChat({ call, failure: MallError.of, ...parts }, options),
  /**
   * Fetches a part of the member's conversation with the shop, oldest first. Marks the shop's
   * messages in it as read, unless `peek` is '1'.
   *
   * @param query - `limit_time`: messages older than this time, as returned by an earlier page; start with
   *   `2099-12-31 23:59:59`. Or `after`: messages newer than this id, to catch up.
   * @example
   * const newest = await mall.chat.history();
   * const older = newest.limit_time && (await mall.chat.history({ limit_time: newest.limit_time }));
   */
  history: (query?: Query<'chat', 'history'>, options?: CallOptions): Promise<ChatHistory> =>
    call('history', { query }, options),
  /**
   * Sends a picture (`type` '1', 10 MB) or a video (`type` '2', 100 MB, 180 s). Retries with the same
   * `client_id` are stored once.
   *
   * @throws MallError `notFound`, `mediaUnsupported`, `mediaTooLarge`, `mediaTooManyPixels`,
   *   `mediaTooSmall`, `mediaBroken`, `mediaEmpty`, `mediaHeic`, `pictureTooLong`, `pictureMoves`,
   *   `videoCodec`, `videoTooLong`, `tooLarge`
   * @example
   * await mall.chat.uploadMedia({ type: '1', client_id: 'hello-to-the-shop', file });
   */
  uploadMedia: (
    parts: FormParts<'chat', 'uploadMedia'>,
    options?: UploadOptions,
  ): Promise<ChatMessage> => call('uploadMedia', { parts }, options),
});

/** Chat with the shop. */
export interface ChatApi extends ReturnType<typeof createChat> {}
