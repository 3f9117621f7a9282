import type { IncomingMessage } from 'node:http';
import type { ExtendedError, Socket } from 'socket.io';
import type { StaffViewer } from '../../kernel/staff-viewer';
import type { Viewer } from '../../kernel/viewer';
import { callerOf, type Origins } from '../../http/origins';
import { requestHost } from '../../http/request-host';
import { refusal } from '../../http/envelope';
import { MallError } from '../../kernel/error';
import { failureOf } from '../../http/failure-of';
import { newRequestId } from '../../kernel/request-id';
import { languageOf, type Language } from '../../kernel/language';
import { refusalText } from '../../kernel/refusal-text';
import { clientNetwork } from '../../http/client-network';
import type { TrustedProxies } from '../../http/trusted-proxies';
import { createSocketCount } from './socket-count';
import type { SocketServer, StaffNamespace } from './sockets';
import { type Limit, type Limiter, takeOrRefuse } from '../rate-limit/limiter';

/** Settings that decide who may open a socket. */
export interface HandshakeOptions {
  readonly findViewer: (token: string) => Promise<Viewer | null>;
  /** Whose pages may open one at a host. */
  readonly originsAt: (host: string) => Origins;
  /** Whether members are served at a host. */
  readonly isShopHost: (host: string) => boolean;
  /** The proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: TrustedProxies;
  /** Sockets that one address may open per minute. */
  readonly opensPerMinute: number;
  readonly requestLimits: Limiter;
}

type Handshake = Pick<Socket['handshake'], 'headers' | 'query'>;

/** Whether the request comes from a page of this site or of a storefront, or from a program; others are rejected. */
export function isAllowedOrigin(
  request: IncomingMessage,
  { originsAt, trustProxy }: Pick<HandshakeOptions, 'originsAt' | 'trustProxy'>,
): boolean {
  const host = requestHost(request, trustProxy);
  return callerOf(request.headers.origin, host, originsAt(host)) !== 'unknown';
}

/** Takes one from the sockets that the address of a request may open. @throws {MallError} tooManyRequests */
function countOpen(
  request: IncomingMessage,
  { opensPerMinute, requestLimits, trustProxy }: HandshakeOptions,
): Promise<void> {
  const opens: Limit = { name: 'sockets', most: opensPerMinute, seconds: 60 };
  return takeOrRefuse(requestLimits, opens, clientNetwork(request, trustProxy));
}

/** Accepts sockets with a valid session within the rate limit; others get the reason of the refusal. */
export function guardHandshake(io: SocketServer, options: HandshakeOptions): void {
  const sockets = createSocketCount();
  io.use((socket, next) => {
    const language = languageOfSocket(socket.handshake);
    const decide = async () => {
      await countOpen(socket.request, options);
      const host = requestHost(socket.request, options.trustProxy);
      if (!options.isShopHost(host)) throw new MallError('notFound');
      const { token } = { ...socket.handshake.query, ...socket.handshake.auth };
      const viewer = typeof token === 'string' ? await options.findViewer(token) : null;
      if (viewer === null) throw new MallError('unauthenticated');
      sockets.add(viewer.id, socket);
      socket.data = { viewer, language };
    };
    decide().then(
      () => next(),
      (error: unknown) => next(refusalOf(error, language)),
    );
  });
}

/** Accepts sockets of colleagues who may answer members; others get the reason of the refusal. */
export function guardStaffHandshake(
  namespace: StaffNamespace,
  options: HandshakeOptions & {
    readonly findColleague: (request: IncomingMessage) => Promise<StaffViewer>;
  },
): void {
  const sockets = createSocketCount();
  namespace.use((socket, next) => {
    const language = languageOfSocket(socket.handshake);
    const decide = async () => {
      await countOpen(socket.request, options);
      const colleague = await options.findColleague(socket.request);
      sockets.add(colleague.id, socket);
      socket.data = { colleague, language };
    };
    decide().then(
      () => next(),
      (error: unknown) => next(refusalOf(error, language)),
    );
  });
}

function refusalOf(error: unknown, language: Language): ExtendedError {
  const failure = failureOf(error);
  const refused: ExtendedError = new Error(refusalText(failure, language));
  refused.data = { ...refusal(failure, language), request_id: newRequestId() };
  return refused;
}

/** A page sends its language in the query, because a browser's socket cannot set headers. */
function languageOfSocket({ headers, query }: Handshake): Language {
  const { language } = query;
  return languageOf(typeof language === 'string' ? language : headers['accept-language']);
}
