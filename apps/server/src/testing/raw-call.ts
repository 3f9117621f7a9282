import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { serversOfRun } from './servers-of-run';

/** A raw response. */
export interface PlainReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Of several servers each call reaches the next one. */
const agent = new Agent({ keepAlive: serversOfRun() === 1, maxSockets: 8 });

/**
 * Requests a path exactly as given. `fetch` would normalize it: `//`, `..`, `\` and the like would not
 * be sent.
 */
export function callRaw(
  baseUrl: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<PlainReply> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers, agent }, (response) => {
      const { statusCode: status = 0, headers: given } = response;
      text(response).then((body) => resolve({ status, headers: given, body }), reject);
    });
    call.on('error', reject).end();
  });
}
