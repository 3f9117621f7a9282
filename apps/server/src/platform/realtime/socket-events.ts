import { checkFields, type Envelope } from '@mall/contract';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type * as z from 'zod/mini';
import { refusal, success } from '../../http/envelope';
import { failureOf } from '../../http/failure-of';
import { logFailure } from '../../http/log-failure';
import { guardPlainData } from '../../http/plain-data';
import { MallError } from '../../kernel/error';
import type { Language } from '../../kernel/language';
import { newRequestId } from '../../kernel/request-id';
import type { Tracer } from '../../kernel/tracer';
import { runInContext } from '../../kernel/work-context';
import { type Limit, takeOrRefuse } from '../rate-limit/limiter';
import type { SharedCounter } from '../rate-limit/shared-counter';

/** The person at a socket. */
export interface SocketCaller {
  readonly id: number;
  readonly language: Language;
}

/** Returns the listener of one event of a socket. */
export type ListenerOf = <Schema extends z.ZodMiniType, Data>(
  event: string,
  schema: Schema,
  limit: Limit,
  work: (input: z.output<Schema>, isAnswered: boolean) => Promise<Data>,
) => (payload: unknown, answer: unknown) => void;

/** Answers the events of sockets. */
export interface SocketEvents {
  /** What creates the listeners of one socket; its events are handled one at a time, in their sequence. */
  listenersOf(caller: SocketCaller): ListenerOf;
  /** Accepts no more events, and waits until the accepted ones are answered. Clients send the others again. */
  settled(): Promise<void>;
}

/** Creates listeners that validate each payload and answer it like the body of an API request. */
export function createSocketEvents({
  requestLimits,
  log,
  tracer,
}: {
  readonly requestLimits: SharedCounter;
  readonly log: FastifyBaseLogger;
  readonly tracer: Tracer | null;
}): SocketEvents {
  const inFlight = new Set<Promise<void>>();
  let isClosing = false;
  return {
    listenersOf(caller) {
      const oneAtATime = pLimit(1);
      return (event, schema, limit, work) => (payload, answer) => {
        if (isClosing) return;
        const id = newRequestId();
        const reply = async (): Promise<Envelope<unknown> | Envelope> => {
          try {
            await takeOrRefuse(requestLimits, limit, caller.id);
            return success(await work(checked(schema, payload), typeof answer === 'function'));
          } catch (error) {
            const failure = failureOf(error);
            logFailure(log, error, failure, 'A message');
            return { ...refusal(failure, caller.language), request_id: id };
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
    },
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
