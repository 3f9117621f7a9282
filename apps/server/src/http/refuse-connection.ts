import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { BARE_SECURITY_HEADERS } from './bare-security-headers';
import { refusal } from './envelope';
import type { MallError } from '../kernel/error';
import { languageOf } from '../kernel/language';
import { newRequestId } from '../kernel/request-id';

/** Time for the client to read the response before the connection is destroyed. */
const FAREWELL_MS = 1_000;

/**
 * Writes an error response directly to a socket, where no reply object exists, and closes it.
 *
 * @param status an HTTP status more specific than the refusal's own.
 */
export function refuseConnection(
  socket: Duplex,
  failure: MallError,
  acceptLanguage: string | undefined,
  status = failure.status,
): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify(refusal(failure, languageOf(acceptLanguage)));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    ...Object.entries(BARE_SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`),
    `x-request-id: ${newRequestId()}`,
    'connection: close',
    ...(failure.retryAfter === undefined ? [] : [`retry-after: ${failure.retryAfter}`]),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
}
