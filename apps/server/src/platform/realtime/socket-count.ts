import type { Socket } from 'socket.io';
import { tooManyRequests } from '../../kernel/error';

/** Open sockets per member: one per tab, on all of their devices. */
const MOST_OF_A_MEMBER = 20;
const MINUTE_MS = 60_000;

/** Counts the sockets of each member or colleague of one namespace. */
export interface SocketCount {
  /**
   * Counts a socket until it is gone. It is counted in the step that checks the limit, so that sockets that open at once
   * cannot pass it together.
   *
   * @throws {MallError} tooManyRequests, when the member has as many sockets open as one may have
   */
  add(id: number, socket: Pick<Socket, 'conn' | 'once'>): void;
}

/** Creates a count that is empty. */
export function createSocketCount(): SocketCount {
  const counts = new Map<number, number>();
  return {
    add(id, socket) {
      const open = counts.get(id) ?? 0;
      if (open >= MOST_OF_A_MEMBER) throw tooManyRequests(MINUTE_MS);
      counts.set(id, open + 1);
      let isCounted = true;
      const release = () => {
        if (!isCounted) return;
        isCounted = false;
        const left = (counts.get(id) ?? 1) - 1;
        if (left > 0) counts.set(id, left);
        else counts.delete(id);
      };
      // A socket whose connection is lost before it is welcome is never disconnected.
      socket.conn.once('close', release);
      socket.once('disconnect', release);
      if (socket.conn.readyState === 'closed') release();
    },
  };
}
