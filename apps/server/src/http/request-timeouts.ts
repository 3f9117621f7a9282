import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MallError } from '../kernel/error';
import { refuseConnection } from './refuse-connection';

/** How long the server waits for clients. */
export interface RequestTimeouts {
  /** To receive a request's head, from the opening of the connection. */
  readonly headMs: number;
  /** To receive its whole body; an upload gets extra time for the bytes it has sent. */
  readonly bodyMs: number;
  /** Minimum upload rate that extends the time beyond {@link bodyMs}. */
  readonly uploadBytesPerSecond: number;
  /** For a socket to authenticate. */
  readonly authenticateMs: number;
  /** Without any byte read or written on an active connection. */
  readonly silenceMs: number;
  /** Interval of the checks. */
  readonly checkEveryMs: number;
}

/**
 * Long enough for a phone on a train, and for a thousand shoppers whose requests a busy server reads
 * late; an upload of 100 MB may take 1¾ hours.
 */
export const REQUEST_TIMEOUTS: RequestTimeouts = {
  headMs: 60_000,
  bodyMs: 30_000,
  uploadBytesPerSecond: 16 * 1024,
  authenticateMs: 10_000,
  silenceMs: 120_000,
  checkEveryMs: 1_000,
};

/** A request whose body is not complete yet. */
interface Awaited {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly since: number;
  /** Bytes read on its connection before this request. */
  readonly before: number;
}

/**
 * Closes connections whose request body does not arrive in time, for any route and even if the response
 * was already sent: each holds a socket, and an upload also a file. Node has only one timeout for all
 * requests, which would have to be as long as the longest upload.
 *
 * @returns a function that stops the checks.
 */
export function cutSlowBodies(server: Server, timeouts: RequestTimeouts): () => void {
  const awaited = new Set<Awaited>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    awaited.add({ request, response, since: performance.now(), before: request.socket.bytesRead });
  });
  const check = () => {
    // Not the system's clock, which may be set meanwhile.
    const now = performance.now();
    for (const each of awaited) {
      const { complete, socket } = each.request;
      if (complete || socket.destroyed) awaited.delete(each);
      else if (now - each.since > allowedMs(each, timeouts)) cut(each);
    }
  };
  const timer = setInterval(check, timeouts.checkEveryMs).unref();
  return () => clearInterval(timer);
}

/** Whether a request's headers announce a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function allowedMs(
  { request, before }: Awaited,
  { bodyMs, uploadBytesPerSecond }: RequestTimeouts,
) {
  const isUpload = request.headers['content-type']?.startsWith('multipart/') ?? false;
  if (!isUpload) return bodyMs;
  return bodyMs + ((request.socket.bytesRead - before) / uploadBytesPerSecond) * 1000;
}

function cut({ request, response }: Awaited): void {
  const socket: Socket = request.socket;
  if (response.headersSent) return void socket.destroy();
  // Readers of the body are notified at once that no more data will come.
  socket.once('finish', () => socket.destroy());
  refuseConnection(socket, new MallError('tooSlow'), request.headers['accept-language']);
}
