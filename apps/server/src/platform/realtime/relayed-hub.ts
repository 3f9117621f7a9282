import type { ChatMessage } from '@mall/contract';
import pLimit from 'p-limit';
import type { Language } from '../../kernel/language';
import type { Relay } from '../relay/relay';
import { type Carried, carry, messageIn, readCarried } from './carried';
import type { Hub } from './hub';
import type { MemberSocket } from './sockets';

/** Reads messages that other servers published. */
export interface MessageSource {
  /** A message, presented in the language of each page; null: there is none. */
  read(id: number): Promise<((language: Language) => ChatMessage) | null>;
  /** The id of the latest message; 0: there is none. */
  latest(): Promise<number>;
  /** Messages after an id, oldest first, limited in number. */
  after(id: number): Promise<readonly { readonly id: number; readonly memberId: number }[]>;
}

/** The parts of {@link relayedHub}. */
export interface RelayedHubOptions {
  readonly hub: Hub;
  readonly relay: Relay;
  readonly messages: MessageSource;
  readonly onError: (error: unknown) => void;
}

/** A hub that sends events to the pages of all servers. */
export interface RelayedHub extends Hub {
  /** Starts listening to other servers. */
  join(): Promise<void>;
  /** Flushes pending events, then stops listening. */
  leave(): Promise<void>;
}

/**
 * Ids are assigned before their rows become visible, so missed messages are searched this far back.
 */
const LOOK_BACK = 100;
/** How many published ids are cached; more than LOOK_BACK. */
const REMEMBERED = 1_000;

/** Pictures and videos have an event of their own. */
function emitMessage(page: MemberSocket, message: ChatMessage): void {
  page.emit(message.type === 2 || message.type === 3 ? 'file_response' : 'message', message);
}

/** Relays every event of a hub through the database to the pages of all servers. */
export function relayedHub({ hub, relay, messages, onError }: RelayedHubOptions): RelayedHub {
  const known = new Set<number>();
  /** The latest message when this server started listening; null: not started. */
  let begin: number | null = null;
  let latest = 0;
  const note = (id: number | null) => {
    if (id === null) return;
    known.add(id);
    if (known.size > REMEMBERED) known.delete(known.values().next().value ?? id);
    latest = Math.max(latest, id);
  };

  const tellPages = async (carried: Carried) => {
    const id = messageIn(carried);
    const { event, exceptSession: spared, ...to } = carried;
    const exceptSession = spared === undefined ? undefined : Buffer.from(spared, 'base64');
    const pages = hub.socketsOf({ ...to, exceptSession });
    const message = id === null || pages.length === 0 ? null : await messages.read(id);
    for (const page of pages) {
      if (event[0] === 'badges') page.emit('badges');
      else if (event[0] === 'seen') page.emit('seen', event[1]);
      else if (event[0] === 'typing') page.emit('typing', event[1]);
      else if (message) emitMessage(page, message(page.data.language));
    }
    // Set only now: a message that could not be read is searched again at the next start.
    note(id);
  };
  /** Sends the messages that were published while this server did not listen. */
  const catchUp = async () => {
    if (begin === null) {
      begin = await messages.latest();
      return;
    }
    for (const { id, memberId } of await messages.after(Math.max(begin, latest - LOOK_BACK))) {
      if (known.has(id)) continue;
      await tellPages({ memberId, staff: true, event: ['message', { id }] });
    }
  };
  // Sequential: a message is never sent before an earlier one that takes longer to read.
  const inOrder = pLimit(1);
  const queue = (work: () => Promise<void>) => void inOrder(work).catch(onError);

  return {
    ...hub,
    emit(to, event, ...payload) {
      hub.emit(to, event, ...payload);
      const carried = carry(to, event, payload);
      if (!carried) return;
      note(messageIn(carried));
      relay.tell(JSON.stringify(carried));
    },
    join: () =>
      relay.start({
        heard(news) {
          const carried = readCarried(news);
          if (carried) queue(() => tellPages(carried));
        },
        listening: () => queue(catchUp),
      }),
    leave: () => relay.close(),
  };
}
