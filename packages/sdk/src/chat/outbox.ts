import type { ChatClientEvents, ChatMessage } from '@mall/contract';
import type { Envelope } from '@mall/contract';
import type { MallError } from '../errors';

/** An outgoing message with its `client_id`, as sent over the socket. */
export type QueuedMessage = Parameters<ChatClientEvents['chat']>[0] & {
  readonly client_id: string;
};

/** The queue of outgoing messages, in order. */
export interface Outbox {
  /** Appends a message to the queue; resolves when the server has stored it. */
  add(message: QueuedMessage): Promise<ChatMessage>;
  /**
   * Sends the messages one by one until the queue is empty or one gets no response. That one stays
   * in the queue.
   */
  flush(): Promise<void>;
  /**
   * Resolves a queued message that the server stored although its response was lost.
   * @returns whether the message was in the queue.
   */
  settle(message: ChatMessage): boolean;
  /** Rejects all queued messages. */
  fail(): void;
}

interface QueueEntry {
  readonly message: QueuedMessage;
  resolve(message: ChatMessage): void;
  reject(error: MallError): void;
}

/**
 * Creates an empty outbox.
 * @param send Resolves with the server's response; rejects when there is none, because the connection is
 *   lost.
 * @param failure Converts a response, or a missing one, to an error.
 */
export function createOutbox(
  send: (message: QueuedMessage) => Promise<Envelope<ChatMessage | null>>,
  failure: (reply: unknown) => MallError,
): Outbox {
  let queue: readonly QueueEntry[] = [];
  let isFlushing = false;
  const remove = (removed: QueueEntry) => {
    queue = queue.filter((each) => each !== removed);
  };
  const sendFirst = async (first: QueueEntry): Promise<boolean> => {
    try {
      const reply = await send(first.message);
      remove(first);
      if (reply.valid && reply.data) first.resolve(reply.data);
      else first.reject(failure(reply));
      return true;
    } catch {
      return false;
    }
  };
  return {
    add: (message) =>
      new Promise((resolve, reject) => {
        queue = [...queue, { message, resolve, reject }];
      }),
    async flush() {
      if (isFlushing) return;
      isFlushing = true;
      for (let first = queue[0]; first && (await sendFirst(first)); first = queue[0]);
      isFlushing = false;
    },
    settle(message) {
      const entry = queue.find((each) => each.message.client_id === message.client_id);
      if (!entry) return false;
      remove(entry);
      entry.resolve(message);
      return true;
    },
    fail() {
      for (const { reject } of queue) reject(failure(null));
      queue = [];
    },
  };
}
