import type { ChatMessage } from '@mall/contract';
import type { ChatHistory } from '../types';

/** Gives each message once, also those that came while nobody was connected. */
export interface Inbox {
  /** A message that was heard, or sent by this page itself. @returns whether it is new. */
  note(id: number): boolean;
  /** A live message: given at once, or once all that was missed before it is there. */
  hear(message: ChatMessage): void;
  /** Asks for what was missed, gives it, then what was heard meanwhile. Rejects when it cannot ask. */
  catchUp(): Promise<void>;
}

/** What {@link createInbox} is built on. */
export interface InboxParts {
  /** The part of the conversation after a message; without one, its end. Nothing counts as seen. */
  readonly read: (after: number | undefined) => Promise<ChatHistory>;
  readonly give: (message: ChatMessage) => void;
  /** The last message that is known already. */
  readonly after: number | undefined;
}

/** Of several servers one may be heard later than another: so far back is looked once more. */
const LOOK_BACK = 50;
/** Ids that are remembered: more than are ever looked back for. */
const REMEMBERED = 1_000;

export function createInbox({ read, give, after }: InboxParts): Inbox {
  const known = new Set<number>();
  const begin = after;
  let latest = after;
  let held: ChatMessage[] | null = null;

  const note = (id: number): boolean => {
    if (known.has(id)) return false;
    known.add(id);
    if (known.size > REMEMBERED) known.delete(known.values().next().value ?? id);
    latest = Math.max(latest ?? 0, id);
    return true;
  };
  const giveNew = (message: ChatMessage) => {
    if (note(message.id)) give(message);
  };
  const readMissed = async (from: number) => {
    for (let place = from; ;) {
      const { list, limit_time } = await read(place);
      for (const message of list) giveNew(message);
      const last = list.at(-1);
      if (limit_time === null || !last) return;
      place = last.id;
    }
  };
  return {
    note,
    hear(message) {
      if (held) held.push(message);
      else giveNew(message);
    },
    async catchUp() {
      held = [];
      if (latest === undefined) {
        // Nothing is known yet: what there is now is where it begins.
        const { list } = await read(undefined);
        latest = 0;
        for (const { id } of list) note(id);
      } else {
        await readMissed(Math.max(begin ?? 0, latest - LOOK_BACK));
      }
      const meanwhile = held;
      held = null;
      for (const message of meanwhile) giveNew(message);
    },
  };
}
