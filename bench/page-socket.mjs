// The sockets of pages, as the SDK opens them.
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../scripts/run.mjs';

const { io } = createRequire(path.join(root, 'packages/sdk/package.json'))('socket.io-client');

/** Opens the socket of a page, and waits for the server's welcome. */
export function openPageSocket(port, token) {
  const socket = io(`http://127.0.0.1:${port}`, {
    query: { token },
    transports: ['websocket'],
    forceNew: true,
  });
  return new Promise((resolve, reject) => {
    socket.once('status', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

const AT_ONCE = 50;

/**
 * Opens the sockets of many pages.
 *
 * @param open opens the socket of a member.
 */
export async function openAll(members, open) {
  const sockets = [];
  for (let first = 0; first < members.length; first += AT_ONCE) {
    const next = members.slice(first, first + AT_ONCE);
    sockets.push(...(await Promise.all(next.map((each, at) => open(each, first + at)))));
  }
  return sockets;
}
