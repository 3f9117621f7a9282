import type { Mall } from '../../context/context';
import { MallError } from '../../kernel/error';
import { type Actor, recordAudit } from '../audit';
import { type NewMessage, publishMessage, storeAnswer, type StoredMessage } from '../chat';
import { subjectOf } from './moves.service';

/**
 * Stores the answer of a colleague, who becomes responsible for a conversation of nobody.
 *
 * @param seenId see {@link storeAnswer}.
 * @throws {MallError} notFound, answeredMeanwhile; forbidden: nobody answers their own messages
 */
export function answerMember(
  mall: Pick<Mall, 'db' | 'hub'>,
  actor: Actor,
  message: NewMessage,
  seenId: number | null,
): Promise<StoredMessage> {
  if (message.memberId === actor.id) throw new MallError('forbidden');
  return storeAnswer(
    mall,
    { ...message, assigneeId: actor.id },
    {
      seenId,
      record: (tx) =>
        recordAudit(tx, actor, {
          action: 'chat.answered',
          subject: subjectOf(message.memberId),
        }),
    },
  );
}

/** Publishes a stored answer, once. @returns the message */
export function published({ hub }: Pick<Mall, 'hub'>, { message, isRepeated }: StoredMessage) {
  if (!isRepeated) publishMessage(hub, message);
  return message;
}
