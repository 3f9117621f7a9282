import {
  type ChatClientEvents,
  chatSeen,
  chatSend,
  chatTyping,
  checkFields,
  type Envelope,
} from '@mall/contract';
import type * as z from 'zod/mini';
import { refusal, success } from '../../http/envelope';
import { MallError } from '../../kernel/error';
import { failureOf } from '../../http/failure-of';
import { logFailure } from '../../http/log-failure';
import { newRequestId } from '../../kernel/request-id';
import { runInContext } from '../../kernel/work-context';
import { guardPlainData } from '../../http/plain-data';
import pLimit from 'p-limit';
import type { Mall } from '../../context/context';
import type { MemberSocket } from '../../platform/realtime/sockets';
import { type Limit, takeOrRefuse } from '../../platform/rate-limit/limiter';
import { postMessage, publishRead, publishTyping } from './post-message';

/** Faster than anyone types, slower than a flood: 30 in ten seconds. */
const MESSAGES: Limit = { name: 'messages', most: 30, seconds: 10 };
/** A limit of its own: a member who types a long message must still be able to send it. */
const TYPING: Limit = { name: 'typing', most: 20, seconds: 10 };

/** Serves the messages of sockets. */
export interface ChatSockets {
  serve(socket: MemberSocket): void;
  /** Accepts no more messages, and waits until the accepted ones are answered. Clients send the others again. */
  settled(): Promise<void>;
}

/**
 * Handles a socket's messages: each payload is validated and answered like the body of an API
 * request.
 */
export function chatSockets({
  db,
  hub,
  requestLimits,
  log,
  tracer,
}: Pick<Mall, 'db' | 'hub' | 'requestLimits' | 'log' | 'tracer'>): ChatSockets {
  const inFlight = new Set<Promise<void>>();
  let isClosing = false;
  const serve = (socket: MemberSocket): void => {
    // Messages of one socket are stored in the sequence in which they were sent.
    const oneAtATime = pLimit(1);
    const handle =
      <Schema extends z.ZodMiniType, Data>(
        event: keyof ChatClientEvents,
        schema: Schema,
        limit: Limit,
        work: (input: z.output<Schema>, isAnswered: boolean) => Promise<Data>,
      ) =>
      (payload: unknown, answer: unknown) => {
        if (isClosing) return;
        const { viewer, language } = socket.data;
        const id = newRequestId();
        const reply = async (): Promise<Envelope<Data | null> | Envelope> => {
          try {
            await takeOrRefuse(requestLimits, limit, viewer.id);
            return success(await work(checked(schema, payload), typeof answer === 'function'));
          } catch (error) {
            const failure = failureOf(error);
            logFailure(log, error, failure, 'A message');
            return { ...refusal(failure, language), request_id: id };
          }
        };
        const run = () => {
          const span = tracer?.start(`socket ${event}`, 'server', { 'mall.request_id': id });
          return runInContext({ requestId: id, span }, async () => {
            const envelope = await reply();
            log.info({ event, code: envelope.code }, 'A socket message was answered');
            span?.end({ 'mall.reply_code': envelope.code });
            return envelope;
          });
        };
        const answered = oneAtATime(run).then((envelope) => {
          if (typeof answer === 'function') answer(envelope);
          inFlight.delete(answered);
        });
        inFlight.add(answered);
      };

    socket.on(
      'chat',
      // Without an acknowledgement, as in the specification, the page receives its own message as
      // an event.
      handle('chat', chatSend, MESSAGES, (input, isAnswered) => {
        const { viewer, language } = socket.data;
        const except = isAnswered ? socket.id : undefined;
        return postMessage({ db, hub }, viewer, input, { language, except });
      }),
    );
    socket.on(
      'seen',
      handle('seen', chatSeen, MESSAGES, async (input) => {
        await publishRead({ db, hub }, socket.data.viewer, input);
        return null;
      }),
    );
    socket.on(
      'typing',
      handle('typing', chatTyping, TYPING, async (input) => {
        publishTyping(hub, socket.data.viewer, input, socket.id);
        return null;
      }),
    );
  };
  return {
    serve,
    async settled() {
      isClosing = true;
      await Promise.all(inFlight);
    },
  };
}

function checked<Schema extends z.ZodMiniType>(schema: Schema, payload: unknown): z.output<Schema> {
  guardPlainData(payload);
  const found = checkFields(schema, payload);
  if (found.ok) return found.value;
  throw new MallError('invalidFields', [], found.fields);
}
