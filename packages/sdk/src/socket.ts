import type { Socket } from 'socket.io-client';
import { SOCKET_RECONNECT_DELAY } from './constants';
import type { SessionStore } from './session';

/** What the server sends (spec §7, Socket). */
interface ServerEvents {
  status(status: { readonly is_online: boolean }): void;
}

/** An open socket of the mall. */
export type MallSocket = Socket<ServerEvents, Record<string, never>>;

/** Opens the mall's socket; socket.io's client is loaded on the first call. */
export interface Sockets {
  /**
   * Connects with the member's token. It connects again 10 s after it was lost, until it is closed
   * deliberately. Null when nobody is signed in.
   */
  open(): Promise<MallSocket | null>;
}

export function createSockets(baseUrl: string, session: SessionStore): Sockets {
  return {
    async open() {
      const token = session.get()?.t;
      if (!token) return null;
      const { io } = await import('socket.io-client');
      return io(baseUrl || '/', {
        query: { token },
        transports: ['websocket', 'polling'],
        reconnectionDelay: SOCKET_RECONNECT_DELAY,
        reconnectionDelayMax: SOCKET_RECONNECT_DELAY,
        randomizationFactor: 0,
      });
    },
  };
}
