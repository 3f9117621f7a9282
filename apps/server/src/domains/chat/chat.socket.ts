import { chatSeen, chatSend, checkFields, type Envelope } from '@mall/contract';
import type * as z from 'zod/mini';
import { refusal, success } from '../../http/envelope';
import { MallFailure } from '../../kernel/error';
import { fieldErrors } from '../../kernel/field-messages';
import type { Language } from '../../kernel/language';
import pLimit from 'p-limit';
import type { Mall } from '../../context';
import type { MemberSocket } from '../../platform/realtime/sockets';
import { createWindowLimit } from '../../platform/rate-limit/window-limit';
import { conversationOf } from './chat.policy';
import { seeUpTo } from './history.service';
import { sendMessage } from './send.service';

/** Faster than anyone types, slower than a flood: 30 in ten seconds. */
const MOST_MESSAGES = 30;
const WINDOW_MS = 10_000;

/** Answers what a socket says: each payload is checked as a call's body is, and answered like one. */
export function chatSockets({ db, presence, log }: Pick<Mall, 'db' | 'presence' | 'log'>) {
  const limit = createWindowLimit(MOST_MESSAGES, WINDOW_MS);

  return (socket: MemberSocket): void => {
    // What one page says is kept in the order it was said.
    const oneAtATime = pLimit(1);
    const hear =
      <Schema extends z.ZodMiniType, Data>(
        schema: Schema,
        work: (input: z.output<Schema>, language: Language) => Promise<Data>,
      ) =>
      (payload: unknown, answer: unknown) => {
        const { viewer, language } = socket.data;
        const reply = async (): Promise<Envelope<Data | null> | Envelope> => {
          try {
            const wait = limit.take(String(viewer.id));
            if (wait > 0) throw new MallFailure('tooManyRequests', [wait]);
            return success(await work(checked(schema, payload, language), language));
          } catch (error) {
            if (error instanceof MallFailure) return refusal(error, language);
            log.error({ err: error }, 'A message crashed');
            return refusal(new MallFailure('serverFault'), language);
          }
        };
        void oneAtATime(reply).then((told) => {
          if (typeof answer === 'function') answer(told);
        });
      };

    socket.on(
      'chat',
      hear(chatSend, async (input, language) => {
        const { viewer } = socket.data;
        const { message, isRepeated } = await sendMessage(db, viewer, input, language);
        if (!isRepeated) {
          const { member_id: memberId } = message;
          presence.tell({ memberId, staff: true, except: socket.id }, 'message', message);
        }
        return message;
      }),
    );
    socket.on(
      'seen',
      hear(chatSeen, async (input) => {
        const { viewer } = socket.data;
        const memberId = conversationOf(viewer, input.member_id);
        await seeUpTo(db, presence, { memberId, byUser: viewer.role !== 'staff' }, input.until);
        return null;
      }),
    );
  };
}

function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  payload: unknown,
  language: Language,
): z.output<Schema> {
  const found = checkFields(schema, payload);
  if (found.ok) return found.value;
  throw new MallFailure('invalidFields', [], fieldErrors(found.fields, language));
}
