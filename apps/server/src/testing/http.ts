import type { Envelope } from '@mall/contract';
import type { TestMember } from './factories';

/** A raw response. */
export interface TestReply {
  readonly status: number;
  readonly headers: Headers;
  /** The envelope; each test declares the type of its data. */
  readonly body: Envelope<unknown>;
}

/** Sends HTTP requests as a member or guest. */
export interface TestCaller {
  get(path: string, headers?: Record<string, string>): Promise<TestReply>;
  /** JSON, unless `body` is text. */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestReply>;
}

/** A client with a member's token, or a guest without one. */
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
