import type { ChatClientEvents, ChatMessage } from '@mall/contract';
import type { Envelope } from '@mall/contract';
import type { MallError } from '../errors';

/** An outgoing message with its `client_id`, as sent over the socket. */
export type Letter = Parameters<ChatClientEvents['chat']>[0] & { readonly client_id: string };

/** The queue of outgoing messages, in order. */
export interface Outbox {
  /** Appends a message to the queue; resolves when the server has stored it. */
  add(letter: Letter): Promise<ChatMessage>;
  /**
   * Sends the messages one by one until the queue is empty or one gets no response; that one stays in the
   * queue.
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

interface Waiting {
  readonly letter: Letter;
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
  send: (letter: Letter) => Promise<Envelope<ChatMessage | null>>,
  failure: (reply: unknown) => MallError,
): Outbox {
  let line: readonly Waiting[] = [];
  let isFlushing = false;
  const leave = (one: Waiting) => {
    line = line.filter((each) => each !== one);
  };
  const sendFirst = async (first: Waiting): Promise<boolean> => {
    try {
      const reply = await send(first.letter);
      leave(first);
      if (reply.valid && reply.data) first.resolve(reply.data);
      else first.reject(failure(reply));
      return true;
    } catch {
      return false;
    }
  };
  return {
    add: (letter) =>
      new Promise((resolve, reject) => {
        line = [...line, { letter, resolve, reject }];
      }),
    async flush() {
      if (isFlushing) return;
      isFlushing = true;
      for (let first = line[0]; first && (await sendFirst(first)); first = line[0]);
      isFlushing = false;
    },
    settle(message) {
      const one = line.find(({ letter }) => letter.client_id === message.client_id);
      if (!one) return false;
      leave(one);
      one.resolve(message);
      return true;
    },
    fail() {
      for (const { reject } of line) reject(failure(null));
      line = [];
    },
  };
}
