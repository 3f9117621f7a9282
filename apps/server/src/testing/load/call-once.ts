import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { CallResult } from './observed-calls';

/** A call over HTTP; `token` is null for a guest. */
export interface HttpCall {
  readonly path: string;
  readonly token: string | null;
  /** Posted as JSON; without it the call reads. */
  readonly body?: object;
  readonly idempotencyKey?: string;
}

/** A connection for each call, so that a balancer sends each to the next server. */
const agent = new Agent({ keepAlive: false });

/** Sends one call and waits for its answer without a time limit, like a patient client. */
export async function callOnce(baseUrl: string, call: HttpCall): Promise<CallResult> {
  const { path, token, body, idempotencyKey } = call;
  const sent = request(baseUrl + path, {
    agent,
    method: body ? 'POST' : 'GET',
    headers: {
      'accept-language': 'zh-TW',
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
  });
  try {
    sent.end(body && JSON.stringify(body));
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    return resultOf(await text(reply), `${reply.statusCode} ${path}`);
  } catch (error) {
    return disconnection(error);
  }
}

/** The code of a connection that was refused or closed. */
const isDisconnection = (code: string) => ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code);

function disconnection(error: unknown): CallResult {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return isDisconnection(code)
    ? { outcome: 'disconnected', reason: code }
    : { outcome: 'unclear', reason: code };
}

function resultOf(answer: string, place: string): CallResult {
  try {
    return envelopeResult(JSON.parse(answer));
  } catch {
    return { outcome: 'unclear', reason: `${place}: ${answer.slice(0, 200)}` };
  }
}

/** The result of an envelope; a refusal has a code and a Chinese sentence. */
export function envelopeResult(envelope: unknown): CallResult {
  const { valid, data, code, msg } = {
    valid: null,
    data: null,
    code: 0,
    msg: '',
    ...Object(envelope),
  };
  if (valid === true) return { outcome: 'done', data };
  if (valid === false && Number(code) !== 0 && /\p{Script=Han}/u.test(String(msg)))
    return { outcome: 'refused', code: Number(code), msg: String(msg) };
  return { outcome: 'unclear', reason: JSON.stringify(envelope) };
}
