import type { ChatMessage, ChatSeen } from '@mall/contract';
import type { MallError } from '../errors';

/** How a live chat stands. */
export type ChatState =
  | { readonly status: 'connecting' }
  /** Messages come and go; `isStaffOnline`: somebody of the shop is there to answer. */
  | { readonly status: 'open'; readonly isStaffOnline: boolean }
  /** The connection was lost or refused; it is tried again at `retryAt` (milliseconds). */
  | { readonly status: 'waiting'; readonly retryAt: number; readonly error: MallError | null }
  /** For good: by `close()`, or because nobody is signed in any more. */
  | { readonly status: 'closed'; readonly reason: 'closed' | 'signedOut' };

/** What a live chat tells. */
export interface ChatEvents {
  state: (state: ChatState) => void;
  /**
   * A message that this page did not send itself, each once: also what was missed while the connection
   * was lost. Sort by `id`: that is a conversation's order.
   */
  message: (message: ChatMessage) => void;
  /** Somebody has read up to a message. */
  seen: (seen: ChatSeen) => void;
  /** A notification came: ask `mall.notifications.badges()` again. */
  badges: () => void;
}

/** A text of 1 to 2,000 characters, or one of the member's orders. */
export type ChatOutgoing = (
  | { readonly type: 1; readonly text: string }
  | { readonly type: 4; readonly trans_order_id: string }
) & {
  /** Whom the shop's people answer; members leave it out. */
  readonly member_id?: number;
  /** The message's own name; sent twice under it, it is kept once. @default a random one */
  readonly client_id?: string;
};

/** How a live chat begins. */
export interface ChatOpenOptions {
  /** The last message that the page has. @default the latest one there is */
  readonly after?: number;
  /** For the shop's people: whose conversation they don't want to miss anything of. */
  readonly memberId?: number;
}

/** A conversation with the shop as it happens. */
export interface LiveChat {
  /** How it stands now; the same object until something changes. */
  readonly state: ChatState;
  /**
   * Sends a message. While there is no connection it waits, and goes in its turn.
   *
   * @returns the message as it is kept.
   * @throws MallError `invalidFields`, `notFound`, `tooManyRequests`; code 0 when closed before it went
   */
  send(message: ChatOutgoing): Promise<ChatMessage>;
  /** Tells that the other side's messages were shown up to this one; the last one said counts. */
  seen(until: number): void;
  /** Listens; returns how to stop. */
  on<Name extends keyof ChatEvents>(name: Name, listener: ChatEvents[Name]): () => void;
  /** Ends it. What has not gone yet is rejected. */
  close(): void;
}
