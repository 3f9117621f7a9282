import type { ChatMessage } from '@mall/contract';
import type { StaffBody } from '@mall/contract/staff';
import type { DeskCaller } from './colleagues';
import type { TestMember } from './factories';
import type { TestReply } from './http';
import { emitWithAck, testSockets, textMessage } from './pages';
import { dataOf } from './shopper';

let sent = 0;

/**
 * Writes to the shop as a member.
 *
 * @example
 * const question = await askShop(mall, member, '請問幾點到？');
 */
export async function askShop(
  { baseUrl }: { readonly baseUrl: string },
  member: Pick<TestMember, 'token'>,
  text: string,
): Promise<ChatMessage> {
  const pages = testSockets(() => baseUrl);
  const reply = await emitWithAck(pages.open(member), 'chat', textMessage(text));
  pages.close();
  if (!reply.valid) throw new Error(`Refused: ${reply.msg}`);
  return reply.data as ChatMessage;
}

/** Sends an answer as a colleague, whatever others have answered; returns the reply of the call. */
export const sendAnswer = (
  colleague: Pick<DeskCaller, 'post'>,
  { id }: Pick<TestMember, 'id'>,
  text: string,
  more: Partial<StaffBody<'chat', 'send'>> = {},
): Promise<TestReply> =>
  colleague.post('/api/staff/chat/send', {
    ...{ member_id: id, text, seen_id: 0, even_if_answered: true },
    client_id: `answer-${(sent += 1)}`,
    ...more,
  });

/**
 * Answers a member as a colleague.
 *
 * @example
 * await answerMember(await makeColleague(mall, ['agent']), member, '今天下午');
 */
export const answerMember = async (
  colleague: Pick<DeskCaller, 'post'>,
  member: Pick<TestMember, 'id'>,
  text: string,
): Promise<ChatMessage> => dataOf<ChatMessage>(await sendAnswer(colleague, member, text));

/** Marks the messages of a member as read by the shop. */
export const readAsShop = (
  colleague: Pick<DeskCaller, 'post'>,
  { id }: Pick<TestMember, 'id'>,
  until: number,
): Promise<TestReply> => colleague.post('/api/staff/chat/read', { member_id: id, until });
