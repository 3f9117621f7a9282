import { chatSeen, chatSend, checkFields, type Envelope } from '@mall/contract';
import type * as z from 'zod/mini';
import { refusal, success } from '../../http/envelope';
import { MallError } from '../../kernel/error';
import { failureOf } from '../../http/failure-of';
import type { Language } from '../../kernel/language';
import { asRequest, newRequestId } from '../../kernel/request-id';
import { guardPlainData } from '../../http/plain-data';
import pLimit from 'p-limit';
import type { Mall } from '../../context';
import type { MemberSocket } from '../../platform/realtime/sockets';
import { type Limit, takeOrRefuse } from '../../platform/rate-limit/limiter';
import { conversationOf } from './chat.policy';
import { presentMessage } from './chat.presenter';
import { seeUpTo } from './history.service';
import { sendMessage } from './send.service';

/** Faster than anyone types, slower than a flood: 30 in ten seconds. */
const MESSAGES: Limit = { name: 'messages', most: 30, seconds: 10 };

/** Handles a socket's messages: each payload is validated and answered like the body of an API request. */
export function chatSockets({ db, hub, floods, log }: Pick<Mall, 'db' | 'hub' | 'floods' | 'log'>) {
  return (socket: MemberSocket): void => {
    // Messages of one socket are stored in the sequence in which they were sent.
    const oneAtATime = pLimit(1);
    const hear =
      <Schema extends z.ZodMiniType, Data>(
        schema: Schema,
        work: (input: z.output<Schema>, language: Language) => Promise<Data>,
      ) =>
      (payload: unknown, answer: unknown) => {
        const { viewer, language } = socket.data;
        const id = newRequestId();
        const reply = async (): Promise<Envelope<Data | null> | Envelope> => {
          try {
            await takeOrRefuse(floods, MESSAGES, viewer.id);
            return success(await work(checked(schema, payload), language));
          } catch (error) {
            const failure = failureOf(error);
            if (failure.failure === 'serverFault') log.error({ err: error }, 'A message crashed');
            return { ...refusal(failure, language), request_id: id };
          }
        };
        void oneAtATime(() => asRequest(id, reply)).then((told) => {
          if (typeof answer === 'function') answer(told);
        });
      };

    socket.on(
      'chat',
      hear(chatSend, async (input, language) => {
        const { viewer } = socket.data;
        const { kept, isRepeated } = await sendMessage(db, viewer, input);
        const message = presentMessage(kept, language);
        if (!isRepeated) {
          const { member_id: memberId } = message;
          hub.emit({ memberId, staff: true, except: socket.id }, 'message', message);
        }
        return message;
      }),
    );
    socket.on(
      'seen',
      hear(chatSeen, async (input) => {
        const { viewer } = socket.data;
        const memberId = conversationOf(viewer, input.member_id);
        await seeUpTo(db, hub, { memberId, byUser: viewer.role !== 'staff' }, input.until);
        return null;
      }),
    );
  };
}

function checked<Schema extends z.ZodMiniType>(schema: Schema, payload: unknown): z.output<Schema> {
  guardPlainData(payload);
  const found = checkFields(schema, payload);
  if (found.ok) return found.value;
  throw new MallError('invalidFields', [], found.fields);
}
