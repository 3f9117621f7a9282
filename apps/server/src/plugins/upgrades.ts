import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import fp from 'fastify-plugin';
import { hasBody } from '../http/request-timeouts';
import { refuseConnection } from '../http/refuse-connection';
import { MallError } from '../kernel/error';
import { SOCKET_PATH } from '../kernel/socket-path';

/**
 * Answers requests to upgrade to another protocol (`Upgrade: h2c`) in HTTP/1.1, as the RFC allows.
 * Since the sockets listen for upgrades, Node passes all of them on and answers none itself.
 */
export const upgrades = fp(async (app) => {
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    if (request.url?.startsWith(SOCKET_PATH)) return;
    // The client has disconnected.
    socket.on('error', () => socket.destroy());
    // Node no longer parses the following data as a body.
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
