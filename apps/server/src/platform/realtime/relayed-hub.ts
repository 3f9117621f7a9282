import type { ChatMessage } from '@mall/contract';
import pLimit from 'p-limit';
import type { Language } from '../../kernel/language';
import type { Relay } from '../relay/relay';
import { type Carried, carry, messageIn, readCarried } from './carried';
import type { Hub } from './hub';
import type { MemberSocket } from './sockets';

/** Where messages are read that another server told of. */
export interface MessageSource {
  /** A message, to be presented in the language of each page; null: there is none. */
  read(id: number): Promise<((language: Language) => ChatMessage) | null>;
  /** The id of the latest message; 0: there is none. */
  latest(): Promise<number>;
  /** Those after an id, the earliest first, limited in number. */
  after(id: number): Promise<readonly { readonly id: number; readonly memberId: number }[]>;
}

/** What {@link relayedHub} puts together. */
export interface RelayedHubOptions {
  readonly hub: Hub;
  readonly relay: Relay;
  readonly messages: MessageSource;
  readonly onError: (error: unknown) => void;
}

/** A hub whose events reach the pages of all servers. */
export interface RelayedHub extends Hub {
  /** Begins to hear the others. */
  join(): Promise<void>;
  /** The last of what was emitted is told, and nobody is heard any more. */
  leave(): Promise<void>;
}

/** Ids are assigned before their rows become visible: as far back is looked for what was missed. */
const LOOK_BACK = 100;
/** How many told ids are remembered; more than LOOK_BACK. */
const REMEMBERED = 1_000;

/** Pictures and videos come by an event of their own. */
function emitMessage(page: MemberSocket, message: ChatMessage): void {
  page.emit(message.type === 2 || message.type === 3 ? 'file_response' : 'message', message);
}

/** Lets every event of a hub reach the pages of all servers over the database. */
export function relayedHub({ hub, relay, messages, onError }: RelayedHubOptions): RelayedHub {
  const known = new Set<number>();
  /** The latest message when this server began to listen; null: it has not begun. */
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
    const pages = hub.pagesOf({ ...to, exceptSession });
    const message = id === null || pages.length === 0 ? null : await messages.read(id);
    for (const page of pages) {
      if (event[0] === 'badges') page.emit('badges');
      else if (event[0] === 'seen') page.emit('seen', event[1]);
      else if (event[0] === 'typing') page.emit('typing', event[1]);
      else if (message) emitMessage(page, message(page.data.language));
    }
    // Only now: one that could not be read is looked for again when this server listens anew.
    note(id);
  };
  /** What was told while nobody listened here. */
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
  // One after another: a message is not told before an earlier one that takes longer to be read.
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
