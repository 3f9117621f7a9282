import * as z from 'zod/mini';
import type { Envelope } from '../core/envelope';
import { describe } from '../core/describe';
import { id } from '../core/scalars';

/** The namespace of the desk's sockets, which the cookie of the desk opens. */
export const STAFF_NAMESPACE = '/staff';

/** Sent by the desk as `typing`: a colleague types an answer, or has stopped. Forwarded, never stored. */
export const staffTyping = z.strictObject({
  member_id: describe(id, 'The member whose conversation it is.'),
  is_typing: describe(z.boolean(), 'True: typing; false: stopped.'),
});

/** Someone types in a conversation, or has stopped. */
export interface StaffChatTyping {
  readonly member_id: number;
  /** The colleague who types; null: the member. */
  readonly colleague: { readonly id: number; readonly name: string } | null;
  readonly is_typing: boolean;
}

/** Events from the server to the desk. */
export interface StaffServerEvents {
  /** A conversation has changed: a message, who is responsible, its state, a note. Fetch it again. */
  conversation(changed: { readonly member_id: number }): void;
  typing(typing: StaffChatTyping): void;
  /** Events may have been lost: fetch everything again. */
  resync(): void;
}

/** Events from the desk to the server, acknowledged with the envelope. */
export interface StaffClientEvents {
  typing(typing: z.input<typeof staffTyping>, answer: (reply: Envelope<null>) => void): void;
}
