import type { ChatMessage } from '@mall/contract';
import type { ChatHistory } from '../types';

/** Delivers each message exactly once, including those that arrived while disconnected. */
export interface Inbox {
  /** Records a message that was received, or sent by this page. @returns whether it is new. */
  record(id: number): boolean;
  /** Takes a live message: delivers it at once, or after all messages missed before it. */
  receive(message: ChatMessage): void;
  /**
   * Fetches and delivers the missed messages, then those received meanwhile. Rejects when the fetch fails. Waits for
   * an earlier call, which may have fetched too early.
   */
  catchUp(): Promise<void>;
}

/** The dependencies of {@link createInbox}. */
export interface InboxParts {
  /**
   * Fetches the messages after a message id, or the newest ones without an id. Does not mark them as read.
   */
  readonly read: (after: number | undefined) => Promise<ChatHistory>;
  readonly deliver: (message: ChatMessage) => void;
  /** The id of the last message that the page already has. */
  readonly after: number | undefined;
}

/** With several servers, messages may arrive out of order, so catching up refetches this many ids. */
const LOOK_BACK = 50;
/** How many delivered ids are remembered to drop duplicates; must exceed LOOK_BACK. */
const REMEMBERED = 1_000;

/** Creates the inbox of one conversation. */
export function createInbox({ read, deliver, after }: InboxParts): Inbox {
  const known = new Set<number>();
  const begin = after;
  let latest = after;
  let buffered: ChatMessage[] | null = null;
  /** The number of calls of `catchUp` that are not finished, and the end of the latest one. */
  let pending = 0;
  let previous: Promise<void> = Promise.resolve();

  const record = (id: number): boolean => {
    if (known.has(id)) return false;
    known.add(id);
    if (known.size > REMEMBERED) known.delete(known.values().next().value ?? id);
    latest = Math.max(latest ?? 0, id);
    return true;
  };
  const deliverNew = (message: ChatMessage) => {
    if (record(message.id)) deliver(message);
  };
  const readMissed = async (from: number) => {
    for (let cursor = from; ;) {
      const { list, limit_time } = await read(cursor);
      for (const message of list) deliverNew(message);
      const last = list.at(-1);
      if (limit_time === null || !last) return;
      cursor = last.id;
    }
  };
  const readAll = async () => {
    buffered ??= [];
    try {
      if (latest === undefined) {
        // Nothing is known yet: the newest messages are the starting point, and are not delivered.
        const { list } = await read(undefined);
        latest = 0;
        for (const { id } of list) record(id);
      } else {
        await readMissed(Math.max(begin ?? 0, latest - LOOK_BACK));
      }
      const meanwhile = buffered;
      buffered = null;
      for (const message of meanwhile) deliverNew(message);
    } finally {
      pending -= 1;
    }
  };
  return {
    record,
    receive(message) {
      if (buffered) buffered.push(message);
      else deliverNew(message);
    },
    catchUp() {
      buffered ??= [];
      pending += 1;
      const caughtUp = pending === 1 ? readAll() : previous.then(readAll);
      previous = caughtUp.catch(() => {});
      return caughtUp;
    },
  };
}
