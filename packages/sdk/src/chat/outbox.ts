import type { ChatClientEvents, ChatMessage } from '@mall/contract';
import type { Envelope } from '@mall/contract';
import type { MallError } from '../errors';

/** A message with its name, as it goes over the socket. */
export type Letter = Parameters<ChatClientEvents['chat']>[0] & { readonly client_id: string };

/** What waits to be sent, in its order. */
export interface Outbox {
  /** Puts a message at the end of the line. */
  add(letter: Letter): Promise<ChatMessage>;
  /** Sends one after the other until the line is empty or one finds no answer; that one stays. */
  flush(): Promise<void>;
  /** A message was kept although its answer got lost. @returns whether it was one of these. */
  settle(message: ChatMessage): boolean;
  /** Rejects all that waits. */
  fail(): void;
}

interface Waiting {
  readonly letter: Letter;
  resolve(message: ChatMessage): void;
  reject(error: MallError): void;
}

/**
 * @param send gives the mall's answer; rejects when there is none, because the connection is gone.
 * @param failure makes an error of an answer, or of none.
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
