import type { Hub } from '../../platform/realtime/hub';
import { presentMessage } from './chat.presenter';
import type { Message } from './send.service';

/** Who types: the member, or a colleague; null: the demo, in the name of the shop. */
export type Typist = 'member' | { readonly id: number; readonly name: string } | null;

/**
 * Publishes a new message to the pages of its member and of the desk.
 *
 * @param except the socket that gets the message with its acknowledgement instead.
 */
export function publishMessage(hub: Hub, message: Message, except?: string): void {
  const { memberId, type } = message.row;
  const event = type === 2 || type === 3 ? 'file_response' : 'message';
  hub.emitMessage({ memberId, except }, event, (language) => presentMessage(message, language));
  publishChange(hub, memberId);
}

/** Makes the pages of the desk fetch a conversation again. */
export const publishChange = (hub: Hub, memberId: number): void =>
  hub.staff.emit(undefined, 'conversation', { member_id: memberId });

/** Publishes that somebody is typing in a conversation, or has stopped; nothing is stored. */
export function publishTyping(
  hub: Hub,
  memberId: number,
  {
    by,
    isTyping,
    except,
  }: { readonly by: Typist; readonly isTyping: boolean; readonly except?: string },
): void {
  const byUser = by === 'member';
  hub.emit({ memberId, except }, 'typing', {
    member_id: memberId,
    by_user: byUser,
    is_typing: isTyping,
  });
  hub.staff.emit(except, 'typing', {
    member_id: memberId,
    colleague: byUser ? null : by,
    is_typing: isTyping,
  });
}
