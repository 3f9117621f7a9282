import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { refusal } from './envelope';
import type { MallFailure } from '../kernel/error';
import { languageOf } from '../kernel/language';

/** Long enough for an answer to be read before the connection is cut. */
const FAREWELL_MS = 1_000;

/** Answers on a connection itself, where there is no reply to answer with, and ends it. */
export function refuseConnection(
  socket: Duplex,
  failure: MallFailure,
  acceptLanguage: string | undefined,
): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify(refusal(failure, languageOf(acceptLanguage)));
  const head = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
}
