import { staffTyping } from '@mall/contract/staff';
import type { Mall } from '../../context/context';
import type { Limit } from '../../platform/rate-limit/limiter';
import { createSocketEvents } from '../../platform/realtime/socket-events';
import type { StaffSocket } from '../../platform/realtime/sockets';
import { publishTyping } from '../chat';

/** More than one person types, less than a flood: 20 in ten seconds. */
const TYPING: Limit = { name: 'staff-typing', most: 20, seconds: 10 };

/** Serves the events of the sockets of the desk. */
export interface StaffChatSockets {
  serve(socket: StaffSocket): void;
  /** Accepts no more events, and waits until the accepted ones are answered. */
  settled(): Promise<void>;
}

/** Handles the events of the sockets of colleagues. */
export function staffChatSockets(
  mall: Pick<Mall, 'hub' | 'requestLimits' | 'log' | 'tracer'>,
): StaffChatSockets {
  const events = createSocketEvents(mall);
  return {
    serve(socket) {
      const { colleague, language } = socket.data;
      const { id, name } = colleague;
      const listener = events.listenersOf({ id, language });
      socket.on(
        'typing',
        listener('typing', staffTyping, TYPING, async ({ member_id, is_typing }) => {
          publishTyping(mall.hub, member_id, {
            ...{ by: { id, name }, isTyping: is_typing },
            except: socket.id,
          });
          return null;
        }),
      );
    },
    settled: events.settled,
  };
}
