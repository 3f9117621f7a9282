import type { ChatMessage, UploadOptions } from '@mall/sdk';
import { objectUrlOf } from '../media/object-url';
import { takeStill } from '../media/video-still';

/** A picture (`type` '1') or a video ('2') that is sent as a message. */
export interface ChatUpload {
  /** Its idempotency key: sent twice, the message is stored once. */
  readonly client_id: string;
  readonly type: '1' | '2';
  readonly file: Blob;
  /** The still frame of a video. */
  readonly poster?: Blob | undefined;
}

/** The pictures and videos that a page sends into a conversation. */
export interface ChatUploads {
  /**
   * Holds a file until it is sent or dropped.
   *
   * @returns the URL of a preview; null when there is none (yet).
   */
  hold(key: string, file: File, type: 2 | 3): string | null;
  /** Sends a held file, unless it is being sent. */
  send(key: string, type: 2 | 3): void;
  /** Aborts an upload and releases its file. */
  release(key: string): void;
}

/** The callbacks of {@link createChatUploads}. */
export interface ChatUploadListeners {
  /** Sends a message, and returns the stored one. */
  send(upload: ChatUpload, options: UploadOptions): Promise<ChatMessage>;
  /** @param progress - 0 to 100. */
  progressed(key: string, progress: number): void;
  /** Called when a still frame of a video was taken. */
  pictured(key: string, preview: string | null): void;
  sent(message: ChatMessage): void;
  failed(key: string, error: unknown): void;
}

interface Held {
  readonly file: File;
  /** The still frame of a video; undefined before it is taken. */
  readonly poster?: Blob | undefined;
  readonly preview: string | null;
}

/**
 * Uploads files as messages. Each keeps its key, so that a retry is the same message, and its file,
 * until it is released.
 *
 * @example
 * const uploads = createChatUploads({
 *   send: mall.chat.uploadMedia,
 *   progressed: (_key, progress) => toast(`${progress}%`),
 *   pictured: (_key, preview) => toast(preview && <img src={preview} alt="" />),
 *   sent: ({ client_id }) => uploads.release(client_id),
 *   failed: () => toast('沒有送出'),
 * });
 * uploads.hold('hello-to-the-shop', file, 2);
 * uploads.send('hello-to-the-shop', 2);
 */
export function createChatUploads(listeners: ChatUploadListeners): ChatUploads {
  const held = new Map<string, Held>();
  const running = new Map<string, AbortController>();

  async function upload(key: string, type: 2 | 3, cancel: AbortController): Promise<void> {
    const { signal } = cancel;
    const poster = await posterOf(key, type, signal);
    const local = held.get(key);
    if (signal.aborted || !local) return;
    const { file } = local;
    const options = {
      signal,
      onProgress: (part: number) =>
        signal.aborted || listeners.progressed(key, Math.floor(part * 100)),
    };
    const head = { client_id: key, file };
    try {
      const message = await listeners.send(
        type === 2 ? { ...head, type: '1' } : { ...head, type: '2', poster },
        options,
      );
      listeners.sent(message);
    } catch (error) {
      if (!signal.aborted) listeners.failed(key, error);
    }
  }
  async function posterOf(key: string, type: 2 | 3, signal: AbortSignal) {
    const local = held.get(key);
    if (type === 2 || !local) return undefined;
    const poster = local.poster ?? (await takeStill(local.file, signal));
    if (poster && local.preview === null && held.has(key)) {
      const preview = objectUrlOf(poster);
      held.set(key, { ...local, poster, preview });
      listeners.pictured(key, preview);
    }
    return poster;
  }

  return {
    hold(key, file, type) {
      const preview = type === 2 ? objectUrlOf(file) : null;
      held.set(key, { file, preview });
      return preview;
    },
    send(key, type) {
      if (running.has(key)) return;
      const cancel = new AbortController();
      running.set(key, cancel);
      void upload(key, type, cancel).finally(() => running.delete(key));
    },
    release(key) {
      running.get(key)?.abort();
      const preview = held.get(key)?.preview;
      held.delete(key);
      if (preview) URL.revokeObjectURL(preview);
    },
  };
}
