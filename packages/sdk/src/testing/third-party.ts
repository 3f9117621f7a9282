import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';

/** Handles one request. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A server that is not ours, such as a partner's Laravel. It answers as the test configures it. */
export interface ThirdParty {
  baseUrl: string;
  /** The current answer. */
  answer: Answer;
  /** The requests since the start of the test. */
  requests: IncomingMessage[];
}

/** Starts one for each test; call it once, at the top level. */
export function setupThirdParty(): ThirdParty {
  let server: Server;
  const party: ThirdParty = { baseUrl: '', answer: () => undefined, requests: [] };
  beforeEach(async () => {
    party.requests = [];
    server = createServer((request, response) => {
      party.requests.push(request);
      party.answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    party.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  return party;
}

/** Answers with JSON, under the request id `request-1`. */
export const respondWith =
  (reply: object, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'request-1' });
    response.end(JSON.stringify(reply));
  };

/** Answers with the envelope of a successful call. */
export const valid = (data: unknown): Answer =>
  respondWith({ valid: true, data, code: 0, msg: '' });
