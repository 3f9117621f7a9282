import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';

/** A member's socket, after the server's welcome. */
export async function openSocket(baseUrl: string, token: string): Promise<Socket> {
  const socket = io(baseUrl, {
    query: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  await once(socket as unknown as NodeJS.EventEmitter, 'status');
  return socket;
}

/** Resolves when a socket is disconnected. Call it before the action that disconnects it. */
export async function untilCut(socket: Socket): Promise<void> {
  await once(socket as unknown as NodeJS.EventEmitter, 'disconnect');
}
