import type { Socket } from 'socket.io-client';
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
   * Connects with the member's token. It connects again 10 s after the connection was lost, until
   * `close()` is called. Null when nobody is signed in.
   *
   * @example
   * const socket = await mall.socket.open();
   * socket?.on('status', ({ is_online }) => show(is_online ? '客服在線上' : '客服離線中'));
   */
  open(): Promise<MallSocket | null>;
}

/** Opens sockets for whoever the session says is signed in. */
export function createSockets(baseUrl: string, session: SessionStore): Sockets {
  return {
    async open() {
      const token = session.get()?.t;
      if (!token) return null;
      const { connect } = await import('./socket-connection');
      return connect(baseUrl, token);
    },
  };
}
