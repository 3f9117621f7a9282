import type { ChatMessage, chatSend } from '@mall/contract';
import type * as z from 'zod/mini';
import type { Mall } from '../../context/context';
import type { Language } from '../../kernel/language';
import type { Viewer } from '../../kernel/viewer';
import { presentMessage } from './chat.presenter';
import { publishMessage } from './publish';
import { sendMessage } from './send.service';

/**
 * Sends a member's message and publishes it to the conversation, once.
 *
 * @param except - The socket that gets the message with its acknowledgement instead.
 * @throws {MallError} notFound: no such order, or another member's conversation or order
 */
export async function postMessage(
  { db, hub }: Pick<Mall, 'db' | 'hub'>,
  viewer: Pick<Viewer, 'id'>,
  input: z.output<typeof chatSend>,
  { language, except }: { readonly language: Language; readonly except?: string | undefined },
): Promise<ChatMessage> {
  const { message, isRepeated } = await sendMessage(db, viewer, input);
  if (!isRepeated) publishMessage(hub, message, except);
  return presentMessage(message, language);
}
