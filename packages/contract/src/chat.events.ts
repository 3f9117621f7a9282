import * as z from 'zod/mini';
import type { Envelope } from './envelope';
import type { chatSend } from './chat.schemas';
import { type chatMessage } from './chat.schemas';
import { id } from './scalars';

/** What a client sends as `seen`: it has shown the other side's messages up to this one. */
export const chatSeen = z.object({
  /** The last message that was shown. */
  until: id,
  /** The shop's people say whose conversation they read. */
  member_id: z.optional(id),
});

/** A message between a member and the shop, as it goes over the wire. */
export type ChatMessage = z.output<typeof chatMessage>;

/** Somebody has read: up to which message, in whose conversation, and on which side. */
export interface ChatSeen {
  readonly member_id: number;
  /** True: the member has read what the shop wrote; false: the other way round. */
  readonly by_user: boolean;
  readonly until: number;
}

/** What the shop's socket tells a page (spec §7, Socket). */
export interface ChatServerEvents {
  /** A message was written: by the other side, or by the same person on another device. */
  message(message: ChatMessage): void;
  /** A picture or a video is there to be seen. */
  file_response(message: ChatMessage): void;
  /** Whether somebody of the shop is there to answer. */
  status(status: { readonly is_online: boolean }): void;
  seen(seen: ChatSeen): void;
  /** A notification came: the badges are worth asking for. */
  badges(): void;
}

/** What a page tells the shop's socket. Each is answered in the envelope, as an HTTP call is. */
export interface ChatClientEvents {
  /** Kept before it is answered; the answer is the message as it is kept. */
  chat(
    message: z.input<typeof chatSend>,
    answer: (reply: Envelope<ChatMessage | null>) => void,
  ): void;
  seen(seen: z.input<typeof chatSeen>, answer: (reply: Envelope<null>) => void): void;
}
