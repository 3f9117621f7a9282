import type { Envelope } from '@mall/contract';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TestMall } from '.';
import { type DeskCaller, deskCallerOver } from './colleagues';
import type { TestCaller, TestReply } from './http';

/** Sends requests to a host by its name, whatever the address of the server. `fetch` cannot set the header. */
function callerOfHost({ baseUrl }: Pick<TestMall, 'baseUrl'>, host: string): TestCaller {
  const { hostname, port } = new URL(baseUrl);
  const send = (
    method: string,
    path: string,
    given: Readonly<Record<string, string>> = {},
    body?: string,
  ): Promise<TestReply> =>
    new Promise((resolve, reject) => {
      const headers = {
        host,
        ...given,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      request({ hostname, port, path, method, headers, agent: false }, (reply) => {
        const received = new Headers();
        for (let at = 0; at < reply.rawHeaders.length; at += 2)
          received.append(reply.rawHeaders[at] ?? '', reply.rawHeaders[at + 1] ?? '');
        text(reply).then(
          (json) =>
            resolve({
              status: reply.statusCode ?? 0,
              headers: received,
              body: JSON.parse(json) as Envelope,
            }),
          reject,
        );
      })
        .on('error', reject)
        .end(body);
    });
  return {
    get: (path, headers) => send('GET', path, headers),
    post: (path, body = {}, headers) =>
      send('POST', path, headers, typeof body === 'string' ? body : JSON.stringify(body)),
  };
}

/**
 * A caller of the staff's API by the name of a host; nobody is signed in.
 *
 * @example
 * await callerAtHost(mall, 'desk.localhost').get('/api/staff/session');
 */
export const callerAtHost = (mall: Pick<TestMall, 'baseUrl'>, host: string): DeskCaller =>
  deskCallerOver(callerOfHost(mall, host));
