import type { ChatMessage, chatSend, chatTyping } from '@mall/contract';
import type * as z from 'zod/mini';
import type { Mall } from '../../context/context';
import type { Language } from '../../kernel/language';
import type { Viewer } from '../../kernel/viewer';
import { conversationOf } from './chat.policy';
import { presentMessage } from './chat.presenter';
import { markReadUpTo } from './history.service';
import { sendMessage } from './send.service';

/** The author: a member, or staff. */
export type Speaker = Pick<Viewer, 'id' | 'role'>;

type ChatContext = Pick<Mall, 'db' | 'hub'>;

/**
 * Sends a message and publishes it to the conversation, once.
 *
 * @param except - The socket that gets the message with its acknowledgement instead.
 * @throws {MallError} notFound: no such conversation or order, or no access to it
 */
export async function postMessage(
  { db, hub }: ChatContext,
  speaker: Speaker,
  input: z.output<typeof chatSend>,
  { language, except }: { readonly language: Language; readonly except?: string | undefined },
): Promise<ChatMessage> {
  const { message: stored, isRepeated } = await sendMessage({ db, hub }, speaker, input);
  if (!isRepeated) {
    const recipients = { memberId: stored.row.memberId, staff: true, except };
    hub.emitMessage(recipients, 'message', (ofPage) => presentMessage(stored, ofPage));
  }
  return presentMessage(stored, language);
}

/** Publishes that the author is typing, or has stopped; nothing is stored. */
export function publishTyping(
  hub: ChatContext['hub'],
  speaker: Speaker,
  input: z.output<typeof chatTyping>,
  except?: string,
): void {
  const memberId = conversationOf(speaker, input.member_id);
  hub.emit({ memberId, staff: true, except }, 'typing', {
    member_id: memberId,
    by_user: speaker.role !== 'staff',
    is_typing: input.is_typing,
  });
}

/** Marks the other side's messages up to an id as read, and publishes that to both sides. */
export const publishRead = (
  { db, hub }: ChatContext,
  speaker: Speaker,
  { until, member_id }: { readonly until: number; readonly member_id?: number | undefined },
): Promise<void> => {
  const memberId = conversationOf(speaker, member_id);
  return markReadUpTo(db, hub, { memberId, byUser: speaker.role !== 'staff' }, until);
};
