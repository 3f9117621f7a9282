import type { ChatMessage, ChatState } from '@mall/sdk';

/** An order that a message shows. */
export type OrderInChat = Extract<ChatMessage, { type: 4 }>['order'];

/** What a message says before the shop has it. */
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

/** A message of the member that the shop has not got yet. */
export interface OutgoingMessage {
  /** Its idempotency key, the `client_id` of the message that it becomes. */
  readonly key: string;
  readonly status: 'sending' | 'failed';
  /** When it was written, in milliseconds since 1970. */
  readonly time: number;
  readonly content: OutgoingContent;
  /** Why it failed; null while it is being sent, and after a reload. */
  readonly error: unknown;
  /** Whether it may work when it is sent again. */
  readonly canRetry: boolean;
}

/** A message of the conversation that the shop has. */
export interface SentMessage {
  /** The same as before it was sent. */
  readonly key: string;
  readonly status: 'sent';
  readonly message: ChatMessage;
}

/** A message of the conversation. */
export type ChatEntry = SentMessage | OutgoingMessage;

/**
 * The state of the page's connection. `idle`: not wanted yet, or nobody is signed in; `broken`: it cannot be
 * opened at all, because its code could not be loaded.
 */
export type LiveState =
  | ChatState
  | { readonly status: 'idle' }
  | { readonly status: 'broken'; readonly error: unknown };

/** Up to which message each side has read the other's, beyond what the history says. */
export interface ReadMarks {
  readonly byShop: number;
  readonly byMember: number;
}
