import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import type { Job } from '../../kernel/job';
import { inChildSpan } from '../../kernel/work-context';
import { resumeRequest } from '../../kernel/request-id';
import { claimDue, closeMessage, type OutboxKind, type OutboxMessage } from './outbox.repo';

const POLL_EVERY_MS = 2_000;
const AT_ONCE = 10;
const MINUTE_MS = 60_000;
/** Minutes until the next attempt; after the last one the message fails for good. */
const RETRY_AFTER = [1, 5, 30, 120, 480] as const;

/** Sends one kind of message. */
export interface OutboxHandler {
  /**
   * Sends a message within well under a minute, because another server retries after that.
   *
   * @throws any error: it is retried, unless {@link isFinal} says that it is permanent.
   */
  send(message: OutboxMessage): Promise<void>;
  isFinal(error: unknown): boolean;
  /** The part of the payload that stays after a message was sent or has failed. */
  remains(payload: OutboxMessage['payload']): OutboxMessage['payload'];
}

/** The handlers by message kind; messages without a handler wait. */
export type OutboxHandlers = { readonly [Kind in OutboxKind]?: OutboxHandler };

/**
 * Sends the messages of the outbox at least once each, and only after their transaction committed. Log lines of a
 * message have the id of the request that stored it.
 */
export function outboxWorker(db: Database, handlers: OutboxHandlers, log: FastifyBaseLogger): Job {
  const kinds = (Object.keys(handlers) as OutboxKind[]).filter((kind) => handlers[kind]);

  const send = async (message: OutboxMessage) => {
    const { id, kind, payload, attempts } = message;
    const handler = handlers[kind];
    if (!handler) return;
    const close = (state: 'sent' | 'failed', sentAt: Date | null) =>
      closeMessage(db, id, { state, sentAt, payload: handler.remains(payload) });
    try {
      await inChildSpan(`send ${kind}`, 'internal', () => handler.send(message), about(message));
      log.info({ message: id, kind }, 'A message was sent');
      await close('sent', new Date());
    } catch (error) {
      const isLast = attempts + 1 >= RETRY_AFTER.length || handler.isFinal(error);
      const failed = { message: id, kind, reason: reasonOf(error) };
      log.error(failed, isLast ? 'Gave up a message' : 'A message waits');
      if (isLast) await close('failed', null);
    }
  };

  return {
    name: 'send what lies in the outbox',
    everyMs: POLL_EVERY_MS,
    async run(now) {
      const retryAt = (attempts: number) =>
        new Date(now.getTime() + (RETRY_AFTER[attempts] ?? RETRY_AFTER[0]) * MINUTE_MS);
      const due = await claimDue(db, kinds, now, AT_ONCE, retryAt);
      await Promise.all(due.map((each) => resumeRequest(each.requestId, () => send(each))));
    },
  };
}

/** Finds the trace of the request that caused the message. */
const about = ({ requestId }: OutboxMessage) =>
  requestId === null ? {} : { 'mall.request_id': requestId };

/** Not the whole error: a mail server may quote the mail with its secret link. */
const reasonOf = (error: unknown) =>
  error instanceof Error
    ? { type: error.name, code: 'code' in error ? error.code : undefined }
    : { type: typeof error };
