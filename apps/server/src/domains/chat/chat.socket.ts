import { chatSeen, chatSend, chatTyping } from '@mall/contract';
import type { Mall } from '../../context/context';
import type { Limit } from '../../platform/rate-limit/limiter';
import { createSocketEvents } from '../../platform/realtime/socket-events';
import type { MemberSocket } from '../../platform/realtime/sockets';
import { conversationOf } from './chat.policy';
import { markReadUpTo } from './history.service';
import { postMessage } from './post-message';
import { publishTyping } from './publish';

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

/** Handles the messages of members' sockets. */
export function chatSockets(
  mall: Pick<Mall, 'db' | 'hub' | 'requestLimits' | 'log' | 'tracer'>,
): ChatSockets {
  const { db, hub } = mall;
  const events = createSocketEvents(mall);
  return {
    serve(socket) {
      const { viewer, language } = socket.data;
      const listener = events.listenersOf({ id: viewer.id, language });
      socket.on(
        'chat',
        // Without an acknowledgement, as in the specification, the page receives its own message as
        // an event.
        listener('chat', chatSend, MESSAGES, (input, isAnswered) => {
          const except = isAnswered ? socket.id : undefined;
          return postMessage({ db, hub }, viewer, input, { language, except });
        }),
      );
      socket.on(
        'seen',
        listener('seen', chatSeen, MESSAGES, async ({ until, member_id }) => {
          const memberId = conversationOf(viewer, member_id);
          await markReadUpTo(db, hub, { memberId, byUser: true }, until);
          return null;
        }),
      );
      socket.on(
        'typing',
        listener('typing', chatTyping, TYPING, async ({ is_typing, member_id }) => {
          const memberId = conversationOf(viewer, member_id);
          publishTyping(hub, memberId, { by: 'member', isTyping: is_typing, except: socket.id });
          return null;
        }),
      );
    },
    settled: events.settled,
  };
}
