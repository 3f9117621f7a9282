import { ServerResponse, type IncomingMessage } from 'node:http';
import { clientNetwork } from '../../http/client-network';
import { refusal } from '../../http/envelope';
import type { MallError } from '../../kernel/error';
import { tooManyRequests } from '../../kernel/error';
import { failureOf } from '../../http/failure-of';
import { languageOf } from '../../kernel/language';
import { newRequestId } from '../../kernel/request-id';
import { REQUEST_ID_HEADER } from '../../http/request-id';
import { refuseConnection } from '../../http/refuse-connection';
import type { TrustedProxies } from '../../http/trusted-proxies';
import { type Limit, type Limiter, takeOrRefuse } from '../rate-limit/limiter';
import type { SocketServer } from './sockets';

/** What {@link limitHandshakes} goes by. */
export interface HandshakeLimits {
  /** Whose `X-Forwarded-For` is believed. */
  readonly trustProxy: TrustedProxies;
  /** How often one address may call the socket's path: handshakes, and what is polled. */
  readonly callsPerMinute: number;
  /** How many connections one address may have open. */
  readonly mostOfAnAddress: number;
  /** How long a connection may wait before it says who it is. */
  readonly joinMs: number;
  readonly floods: Limiter;
}

/**
 * Keeps an address from opening more connections than it may, before anything is made for them: each
 * takes memory until it has said who it is, and whoever has no token has time until then.
 */
export function limitHandshakes(io: SocketServer, limits: HandshakeLimits): void {
  const calls: Limit = { name: 'socket-calls', most: limits.callsPerMinute, seconds: 60 };
  const open = new Map<string, number>();
  const networkOf = (request: IncomingMessage) => clientNetwork(request, limits.trustProxy);

  const untilGone = new WeakMap<object, NodeJS.Timeout>();
  io.engine.on('connection', (connection) => {
    const network = networkOf(connection.request);
    // At once: socket.io's own way would wait half a minute more for a farewell to be fetched.
    untilGone.set(
      connection,
      setTimeout(() => connection.close(true), limits.joinMs),
    );
    open.set(network, (open.get(network) ?? 0) + 1);
    connection.once('close', () => {
      clearTimeout(untilGone.get(connection));
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
  io.on('connection', ({ conn }) => clearTimeout(untilGone.get(conn)));
  const decide = async (request: IncomingMessage): Promise<void> => {
    const network = networkOf(request);
    await takeOrRefuse(limits.floods, calls, network);
    if (isHandshake(request) && (open.get(network) ?? 0) >= limits.mostOfAnAddress) {
      throw tooManyRequests(60_000);
    }
  };
  io.engine.use((request: IncomingMessage, response: unknown, next: () => void) => {
    decide(request).then(next, (error: unknown) => refuse(request, response, failureOf(error)));
  });
}

function refuse(request: IncomingMessage, response: unknown, failure: MallError): void {
  const accepted = request.headers['accept-language'];
  // An upgrade has no response of its own.
  if (!(response instanceof ServerResponse)) {
    return refuseConnection(request.socket, failure, accepted);
  }
  response
    .writeHead(failure.status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      [REQUEST_ID_HEADER]: newRequestId(),
    })
    .end(JSON.stringify(refusal(failure, languageOf(accepted))));
}

/** A call without a name of a connection asks for a new one. */
const isHandshake = ({ url }: IncomingMessage): boolean => !/[?&]sid=[^&]/.test(url ?? '');
