import type { ChatMessage, ChatSeen, ChatTyping } from '@mall/contract';
import type { MallError } from '../errors';

/** The state of a live chat. */
export type ChatState =
  | { readonly status: 'connecting' }
  /** Connected; `isStaffOnline`: whether staff are available to reply. */
  | { readonly status: 'open'; readonly isStaffOnline: boolean }
  /** The connection was lost or refused; the next attempt is at `retryAt` (milliseconds). */
  | { readonly status: 'waiting'; readonly retryAt: number; readonly error: MallError | null }
  /** Permanently closed: by `close()`, or because the session ended. */
  | { readonly status: 'closed'; readonly reason: 'closed' | 'signedOut' };

/** The events of a live chat. */
export interface ChatEvents {
  state: (state: ChatState) => void;
  /**
   * A message that this page did not send itself. Delivered exactly once, including messages missed
   * while disconnected. Sort by `id` to get the order of the conversation.
   */
  message: (message: ChatMessage) => void;
  /** The other side has read up to a message. */
  seen: (seen: ChatSeen) => void;
  /**
   * The other side is typing, or has stopped. Not repeated while it continues: expire it after a
   * few seconds.
   */
  typing: (typing: ChatTyping) => void;
  /** A notification arrived, or a cart changed on another device: refetch `mall.notifications.badges()`. */
  badges: () => void;
}

/** An outgoing message: a text of 1 to 2,000 characters, or a link to one of the member's orders. */
export type ChatOutgoing = (
  | { readonly type: 1; readonly text: string }
  | { readonly type: 4; readonly trans_order_id: string }
) & {
  /**
   * Idempotency key of the message: sent twice with the same key, it is stored once.
   * @default a random one
   */
  readonly client_id?: string;
};

/** Options for opening a live chat. */
export interface ChatOpenOptions {
  /** The id of the last message that the page already has. @default the newest one */
  readonly after?: number;
}

/** A live conversation with the shop. */
export interface LiveChat {
  /** The current state; the same object until something changes. */
  readonly state: ChatState;
  /**
   * Sends a message. While disconnected, the message is queued and sent in order after reconnecting.
   *
   * @returns the message as stored by the server.
   * @throws MallError `invalidFields`, `notFound`, `tooManyRequests`; code 0 when closed before it was sent
   */
  send(message: ChatOutgoing): Promise<ChatMessage>;
  /** Reports that messages from the other side were displayed up to this id; the highest id counts. */
  seen(until: number): void;
  /** Notifies the other side that this side is typing, or has stopped; dropped while disconnected. */
  typing(isTyping: boolean): void;
  /** Adds a listener; returns the function that removes it. */
  on<Name extends keyof ChatEvents>(name: Name, listener: ChatEvents[Name]): () => void;
  /** Closes the chat and rejects the messages that were not sent yet. */
  close(): void;
}
