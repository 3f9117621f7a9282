import type { Envelope } from '@mall/contract';
import type { Answer, Answers, CallName } from './answers';
import { readRequest, type Carried } from './read-request';
import { envelopeOf, Refusal, refusal } from './refusal';
import { defaultAnswers } from './default-answers';
import { mustFit, mustFitAll, routeOf } from './routes';

/** A call that a mock was asked. */
export interface MockCall extends Carried {
  readonly call: CallName;
  /** Whether somebody was signed in. */
  readonly isSignedIn: boolean;
}

/** A mall without a server. */
export interface MockMall {
  /** The `fetch` option of `createMall`. */
  readonly fetch: typeof globalThis.fetch;
  /**
   * What it was asked so far, in order, refused calls too.
   * @example
   * expect(mock.calls.at(-1)).toMatchObject({ call: 'cart.add', params: { layer: 1 }, body: { quantity: 2 } });
   */
  readonly calls: readonly MockCall[];
  /**
   * Answers these calls otherwise from now on. @throws Error for an answer that does not fit the contract
   *
   * @example
   * mock.answer({ 'orders.detail': refusal('unreachable') });
   */
  answer(answers: Answers): void;
  /** Forgets the calls, and answers as it did when it was created. */
  reset(): void;
}

/** Resolves or rejects with `work`, and rejects when the request is aborted. */
const unlessAborted = <Value>(signal: AbortSignal, work: Promise<Value>) =>
  new Promise<Value>((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });

/**
 * A mall for unit tests and stories: it answers every endpoint of the contract from fixtures, checks what it is sent and
 * what it is told to say against the contract, and needs no server. It keeps nothing: what is added is not in the next
 * list; for that, start the real one with `@mall/testing`. There is no live chat.
 *
 * @param answers what it says in place of the fixtures, by the name of the call. An answer that does not fit the contract
 *   throws here; what a function answers is checked when it is called, and is then the `cause` of the call's error.
 * @example
 * const mock = createMockMall({ 'cart.add': refusal('stockShort', { args: ['愛文芒果禮盒', 2] }) });
 * const mall = createMall({ baseUrl: 'https://mall.test', fetch: mock.fetch });
 */
export function createMockMall(answers: Answers = {}): MockMall {
  const calls: MockCall[] = [];
  let current: Answers = { ...defaultAnswers, ...answers };
  mustFitAll(answers);
  let count = 0;

  const say = (envelope: Envelope, status = 200) => {
    count += 1;
    return Response.json(envelope, { status, headers: { 'x-request-id': `mock-${count}` } });
  };
  const refuse = ({ failure, options }: Refusal) => {
    if (failure === 'unreachable') throw new TypeError('fetch failed');
    const { status, envelope } = envelopeOf(failure, options);
    return say(envelope, status);
  };

  async function reply(request: Request): Promise<Response> {
    const route = routeOf(request.method, new URL(request.url).pathname);
    if (!route) return refuse(refusal('notFound'));
    const { call, endpoint } = route;
    const isSignedIn = request.headers.has('authorization');
    const { wrong, ...carried } = await readRequest(request, endpoint, route.params);
    calls.push({ call, isSignedIn, ...carried });
    if (endpoint.access !== 'guest' && !isSignedIn) return refuse(refusal('unauthenticated'));
    if (wrong) return refuse(wrong);
    const answer = current[call] as Answer<CallName>;
    const said: unknown = typeof answer === 'function' ? await answer(carried as never) : answer;
    if (said instanceof Refusal) return refuse(said);
    mustFit(route.call, said);
    return say({ valid: true, data: said, code: 0, msg: '' });
  }

  return {
    fetch: (input, init) => {
      const request = new Request(input, init);
      return unlessAborted(request.signal, reply(request));
    },
    get calls() {
      return calls;
    },
    answer(changed) {
      mustFitAll(changed);
      current = { ...current, ...changed };
    },
    reset() {
      calls.length = 0;
      current = { ...defaultAnswers, ...answers };
    },
  };
}
