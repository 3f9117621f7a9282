import * as z from 'zod/mini';
import type { Envelope } from '../core/envelope';
import type { chatSend } from './chat.schemas';
import type { ChatMessage } from './shapes';
import { describe } from '../core/describe';
import { id } from '../core/scalars';

const memberId = describe(z.optional(id), 'The id of the caller; another one is refused.');

/** Sent by a client as `seen`: it has displayed the other side's messages up to this id. */
export const chatSeen = z.object({
  until: describe(id, 'The last displayed message.'),
  member_id: memberId,
});

/** Sent by a client as `typing`: this side is typing, or has stopped. Forwarded, never stored. */
export const chatTyping = z.object({
  is_typing: describe(z.boolean(), 'True: typing; false: stopped.'),
  member_id: memberId,
});

export type { ChatMessage };

/** A read receipt: the last read message, the conversation, and the side that read it. */
export interface ChatSeen {
  /** The member of the conversation. */
  readonly member_id: number;
  /** True: the member has read the shop's messages; false: the shop has read the member's. */
  readonly by_user: boolean;
  /** The id of the last message that was read. */
  readonly until: number;
}

/** One side of a conversation is typing, or has stopped. */
export interface ChatTyping {
  /** The member of the conversation. */
  readonly member_id: number;
  /** True: the member is typing; false: the shop. */
  readonly by_user: boolean;
  /** True: typing; false: stopped. */
  readonly is_typing: boolean;
}

/** Events from the server to a page. */
export interface ChatServerEvents {
  /** A new message, from the other side or from the same person on another device. */
  message(message: ChatMessage): void;
  /** A picture or video is available. */
  file_response(message: ChatMessage): void;
  /** Whether a colleague of the shop is online. */
  status(status: { readonly is_online: boolean }): void;
  seen(seen: ChatSeen): void;
  typing(typing: ChatTyping): void;
  /** A notification arrived, or a cart changed on another device: refetch the badges. */
  badges(): void;
  /** Events may have been lost between the servers: fetch new messages and the badges again. */
  resync(): void;
}

/** Events from a page to the server. Each is acknowledged with the envelope, like an HTTP response. */
export interface ChatClientEvents {
  /** The message is stored before the acknowledgement, which contains the stored message. */
  chat(
    message: z.input<typeof chatSend>,
    answer: (reply: Envelope<ChatMessage | null>) => void,
  ): void;
  seen(seen: z.input<typeof chatSeen>, answer: (reply: Envelope<null>) => void): void;
  typing(typing: z.input<typeof chatTyping>, answer: (reply: Envelope<null>) => void): void;
}
