import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import fp from 'fastify-plugin';
import { hasBody } from '../http/request-timeouts';
import { refuseConnection } from '../http/refuse-connection';
import { MallError } from '../kernel/error';
import { SOCKET_PATH } from '../platform/realtime/hub';

/**
 * Answers in HTTP/1.1 whoever asks to speak something else (`Upgrade: h2c`), as a server may. Since the
 * sockets listen for upgrades, Node hands over all of them, and answers none itself.
 */
export const upgrades = fp(async (app) => {
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    if (request.url?.startsWith(SOCKET_PATH)) return;
    // Hung up: nobody hears it.
    socket.on('error', () => socket.destroy());
    // Node no longer reads what follows as a body.
    if (hasBody(request)) {
      const language = request.headers['accept-language'];
      return refuseConnection(socket, new MallError('malformed'), language);
    }
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once('finish', () => socket.end());
    app.server.emit('request', request, response);
  });
});
