import type { ChatMessage, ChatState } from '@mall/sdk';

/** An order in a message. */
export type OrderInChat = Extract<ChatMessage, { type: 4 }>['order'];

/** The content of a message before the server has stored it. */
export type OutgoingContent =
  | { readonly type: 1; readonly text: string }
  | { readonly type: 4; readonly order: OrderInChat }
  /** A picture (2) or a video (3). */
  | {
      readonly type: 2 | 3;
      readonly name: string;
      /** URL of a preview on this device; null when there is none. */
      readonly preview: string | null;
      /** 0 to 100. */
      readonly progress: number;
    };

/** A message of the member that the server has not stored yet. */
export interface OutgoingMessage {
  /** Its idempotency key, the `client_id` of the message that it becomes. */
  readonly key: string;
  readonly status: 'sending' | 'failed';
  /** When it was written, in milliseconds since 1970. */
  readonly time: number;
  readonly content: OutgoingContent;
  /** Why it failed; null while it is being sent, and after a reload. */
  readonly error: unknown;
  /** Whether sending it again may succeed. */
  readonly canRetry: boolean;
}

/** A message of the conversation that the server has stored. */
export interface SentMessage {
  /** The same key as before it was sent. */
  readonly key: string;
  readonly status: 'sent';
  readonly message: ChatMessage;
}

/** A message of the conversation. */
export type ChatEntry = SentMessage | OutgoingMessage;

/**
 * The state of the page's connection. `idle`: not needed yet, or nobody is signed in; `broken`: it
 * cannot be opened, because its code could not be loaded.
 */
export type LiveState =
  | ChatState
  | { readonly status: 'idle' }
  | { readonly status: 'broken'; readonly error: unknown };

/** The last message that each side has read, beyond the history. */
export interface ReadReceipts {
  readonly byShop: number;
  readonly byMember: number;
}
