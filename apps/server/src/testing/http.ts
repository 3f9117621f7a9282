import type { Envelope } from '@mall/contract';
import type { TestMember } from './factories';

/** An answer as it came. */
export interface TestReply {
  readonly status: number;
  readonly headers: Headers;
  /** The envelope; its data is whatever the test expects it to be. */
  readonly body: Envelope<unknown>;
}

/** Calls the mall over HTTP, as someone. */
export interface TestCaller {
  get(path: string, headers?: Record<string, string>): Promise<TestReply>;
  /** JSON, unless `body` is text. */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestReply>;
}

/** A caller with a member's token; a guest without. */
export function callerOf(baseUrl: string, member?: Pick<TestMember, 'token'>): TestCaller {
  const send = async (path: string, init: RequestInit): Promise<TestReply> => {
    const response = await fetch(baseUrl + path, init);
    const body: unknown = await response.json();
    return { status: response.status, headers: response.headers, body: body as Envelope };
  };
  const identity: Record<string, string> = member
    ? { authorization: `Bearer ${member.token}` }
    : {};
  return {
    get: (path, headers) => send(path, { headers: { ...identity, ...headers } }),
    post: (path, body = {}, headers) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...identity, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}
