import { ServerResponse, type IncomingMessage } from 'node:http';
import { STAFF_NAMESPACE } from '@mall/contract/staff';
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

/** Settings of {@link limitHandshakes}. */
export interface HandshakeLimits {
  /** The proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: TrustedProxies;
  /** Requests per address and minute to the socket path: handshakes and polling. */
  readonly callsPerMinute: number;
  /** Maximum open connections per address. */
  readonly mostOfAnAddress: number;
  /** Time for a connection to authenticate. */
  readonly authenticateMs: number;
  readonly requestLimits: Limiter;
}

/**
 * Rejects connections above the limit of an address before anything is allocated for them: each takes
 * memory until it authenticates or times out.
 */
export function limitHandshakes(io: SocketServer, limits: HandshakeLimits): void {
  const calls: Limit = { name: 'socket-calls', most: limits.callsPerMinute, seconds: 60 };
  const open = new Map<string, number>();
  const networkOf = (request: IncomingMessage) => clientNetwork(request, limits.trustProxy);

  const timeouts = new WeakMap<object, NodeJS.Timeout>();
  io.engine.on('connection', (connection) => {
    const network = networkOf(connection.request);
    // Close at once: socket.io's own way waits up to half a minute for a close packet to be polled.
    timeouts.set(
      connection,
      setTimeout(() => connection.close(true), limits.authenticateMs),
    );
    open.set(network, (open.get(network) ?? 0) + 1);
    connection.once('close', () => {
      clearTimeout(timeouts.get(connection));
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
  for (const namespace of [io.of('/'), io.of(STAFF_NAMESPACE)])
    namespace.on('connection', ({ conn }) => clearTimeout(timeouts.get(conn)));
  const decide = async (request: IncomingMessage): Promise<void> => {
    const network = networkOf(request);
    await takeOrRefuse(limits.requestLimits, calls, network);
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
  // An upgrade request has no response object.
  if (!(response instanceof ServerResponse)) {
    return refuseConnection(request.socket, failure, accepted);
  }
  if (failure.retryAfter !== undefined) response.setHeader('retry-after', failure.retryAfter);
  response
    .writeHead(failure.status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      [REQUEST_ID_HEADER]: newRequestId(),
    })
    .end(JSON.stringify(refusal(failure, languageOf(accepted))));
}

/** A request without a connection id starts a new connection. */
const isHandshake = ({ url }: IncomingMessage): boolean => !/[?&]sid=[^&]/.test(url ?? '');
