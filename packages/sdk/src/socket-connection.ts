import { io } from 'socket.io-client';
import { SOCKET_RECONNECT_DELAY } from './constants';
import type { MallSocket } from './socket';

/** Connects to the mall at `baseUrl` as the member whose token this is. */
export function connect(baseUrl: string, token: string): MallSocket {
  // A folder in the address given to socket.io would name a namespace.
  const folder = baseUrl.replace(/^https?:\/\/[^/]+/, '');
  const origin = baseUrl.slice(0, baseUrl.length - folder.length);
  return io(origin || '/', {
    path: `${folder}/socket.io`,
    query: { token },
    transports: ['websocket', 'polling'],
    reconnectionDelay: SOCKET_RECONNECT_DELAY,
    reconnectionDelayMax: SOCKET_RECONNECT_DELAY,
    randomizationFactor: 0,
  });
}
