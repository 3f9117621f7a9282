import type { Envelope } from '@mall/contract';
import type { Answer, Answers, CallName } from './answers';
import { readRequest, type RequestPayload } from './read-request';
import { envelopeOf, Refusal, refusal } from './refusal';
import { defaultAnswers } from './default-answers';
import { assertReply, assertAnswers, routeOf } from './routes';

/** A call that a mock received. */
export interface MockCall extends RequestPayload {
  readonly call: CallName;
  /** Whether the call carried a session's token. */
  readonly isSignedIn: boolean;
}

/** A mall without a server. */
export interface MockMall {
  /** The `fetch` option of `createMall`. */
  readonly fetch: typeof globalThis.fetch;
  /**
   * The calls so far, in order, including refused ones.
   * @example
   * expect(mock.calls.at(-1)).toMatchObject({ call: 'cart.add', params: { layer: 1 }, body: { quantity: 2 } });
   */
  readonly calls: readonly MockCall[];
  /**
   * Changes the answers of these calls.
   *
   * @throws Error for an answer that does not fit the contract
   *
   * @example
   * mock.answer({ 'orders.detail': refusal('unreachable') });
   */
  answer(answers: Answers): void;
  /** Clears the calls and restores the initial answers. */
  reset(): void;
}

/**
 * The requests without an answer so far. A signal refers to the requests that follow it only weakly, so a request that
 * nothing else holds would be collected, and never be aborted. A network connection holds the requests of a real `fetch`.
 */
const unanswered = new Set<readonly unknown[]>();

/** Resolves or rejects with `work`, and rejects when the request is aborted. */
const unlessAborted = <Value>(signal: AbortSignal, work: Promise<Value>) =>
  new Promise<Value>((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });

/**
 * Creates a mall for unit tests and stories. It answers every endpoint of the contract from
 * fixtures and needs no server. It validates requests and answers against the contract. It stores
 * nothing: an added item is not in the next list; for that, start a real one with `@mall/testing`.
 * There is no live chat.
 *
 * @param answers Answers that replace the fixtures, by the name of the call. An answer that does
 *   not match the contract throws here. The result of a function is checked when it is called, and is
 *   then the `cause` of the call's error.
 * @example
 * const mock = createMockMall({ 'cart.add': refusal('stockShort', { args: ['愛文芒果禮盒', 2] }) });
 * const mall = createMall({ baseUrl: 'https://mall.test', fetch: mock.fetch });
 */
export function createMockMall(answers: Answers = {}): MockMall {
  const calls: MockCall[] = [];
  let current: Answers = { ...defaultAnswers, ...answers };
  assertAnswers(answers);
  let count = 0;

  const respond = (envelope: Envelope, status = 200) => {
    count += 1;
    return Response.json(envelope, { status, headers: { 'x-request-id': `mock-${count}` } });
  };
  const refuse = ({ failure, options }: Refusal) => {
    if (failure === 'unreachable') throw new TypeError('fetch failed');
    const { status, envelope } = envelopeOf(failure, options);
    return respond(envelope, status);
  };

  async function reply(request: Request): Promise<Response> {
    const route = routeOf(request.method, new URL(request.url).pathname);
    if (!route) return refuse(refusal('notFound'));
    const { call, endpoint } = route;
    const isSignedIn = request.headers.has('authorization');
    const { refused, ...payload } = await readRequest(request, endpoint, route.params);
    calls.push({ call, isSignedIn, ...payload });
    if (endpoint.access !== 'guest' && !isSignedIn) return refuse(refusal('unauthenticated'));
    if (refused) return refuse(refused);
    const answer = current[call] as Answer<CallName>;
    const result: unknown = typeof answer === 'function' ? await answer(payload as never) : answer;
    if (result instanceof Refusal) return refuse(result);
    assertReply(route.call, result);
    return respond({ valid: true, data: result, code: 0, msg: '' });
  }

  return {
    fetch: (input, init) => {
      const request = new Request(input, init);
      const held = [input, request];
      unanswered.add(held);
      return unlessAborted(request.signal, reply(request)).finally(() => unanswered.delete(held));
    },
    get calls() {
      return calls;
    },
    answer(changed) {
      assertAnswers(changed);
      current = { ...current, ...changed };
    },
    reset() {
      calls.length = 0;
      current = { ...defaultAnswers, ...answers };
    },
  };
}
