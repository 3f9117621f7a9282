import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MallError } from '../kernel/error';
import { refuseConnection } from './refuse-connection';

/** How long the server waits for whoever calls it. */
export interface RequestTimeouts {
  /** For a request's head, from when the connection was opened. */
  readonly headMs: number;
  /** For the whole of its body; an upload gets more for what it has brought. */
  readonly bodyMs: number;
  /** What an upload has to bring each second, to be waited for longer than {@link bodyMs}. */
  readonly uploadBytesPerSecond: number;
  /** For a socket to say who it is. */
  readonly joinMs: number;
  /** For anything at all to be heard or taken on a connection that is in use. */
  readonly silenceMs: number;
  /** How often it is looked. */
  readonly lookEveryMs: number;
}

/** Enough for a phone on a train, and for a thousand shoppers whose calls a busy server comes to late; an upload of 100 MB may take an hour and three quarters. */
export const REQUEST_TIMEOUTS: RequestTimeouts = {
  headMs: 60_000,
  bodyMs: 30_000,
  uploadBytesPerSecond: 16 * 1024,
  joinMs: 10_000,
  silenceMs: 120_000,
  lookEveryMs: 1_000,
};

/** A request whose body has not come yet. */
interface Awaited {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly since: number;
  /** Bytes that its connection had brought by then. */
  readonly before: number;
}

/**
 * Ends connections on which a body does not arrive in time, whoever it is for and whether it was
 * answered already: each would hold a socket, and an upload a file. Node has one limit for all
 * requests, which has to be as long as the longest upload.
 *
 * @returns a function that stops it.
 */
export function cutSlowBodies(server: Server, patience: RequestTimeouts): () => void {
  const awaited = new Set<Awaited>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    awaited.add({ request, response, since: Date.now(), before: request.socket.bytesRead });
  });
  const look = () => {
    const now = Date.now();
    for (const each of awaited) {
      const { complete, socket } = each.request;
      if (complete || socket.destroyed) awaited.delete(each);
      else if (now - each.since > allowedMs(each, patience)) cut(each);
    }
  };
  const timer = setInterval(look, patience.lookEveryMs).unref();
  return () => clearInterval(timer);
}

/** Whether a request says that something follows its head. */
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
  // Whoever reads the body learns at once that nothing more will come.
  socket.once('finish', () => socket.destroy());
  refuseConnection(socket, new MallError('tooSlow'), request.headers['accept-language']);
}
