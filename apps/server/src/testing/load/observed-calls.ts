import { stopwatch } from './stopwatch';

/** The kinds of calls of a load. */
export const CALL_KINDS = [
  'guest list',
  'product',
  'cart',
  'add',
  'shipping',
  'pay',
  'message',
] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** The answer to one call. */
export type CallResult =
  | { readonly outcome: 'done'; readonly data: unknown }
  /** An envelope with a code and a sentence. */
  | { readonly outcome: 'refused'; readonly code: number; readonly msg: string }
  /** The connection was refused or closed. */
  | { readonly outcome: 'disconnected'; readonly reason: string }
  /** Anything else: no caller can handle it. */
  | { readonly outcome: 'unclear'; readonly reason: string };

/** Seconds from the end of a fault to the first success of each kind of call. */
export type Recovery = Readonly<Record<CallKind, number>>;

/** Records what the callers of a load see. */
export class ObservedCalls {
  readonly #failures = new Map<string, number>();
  readonly #unclear: string[] = [];
  readonly #onDone = new Set<(kind: CallKind, seconds: number) => void>();
  #longestWait = 0;
  #answered = 0;

  /** Sends one call and records its answer. */
  async observe(kind: CallKind, send: () => Promise<CallResult>): Promise<CallResult> {
    const taken = stopwatch();
    const result = await send();
    const waited = taken();
    this.#longestWait = Math.max(this.#longestWait, waited);
    if (result.outcome === 'done') {
      this.#answered += 1;
      for (const listener of this.#onDone) listener(kind, waited);
    } else if (result.outcome === 'unclear') {
      this.#unclear.push(`${kind}: ${result.reason}`);
    } else {
      const seen =
        result.outcome === 'refused' ? `${result.code} ${result.msg}` : `closed (${result.reason})`;
      this.#failures.set(seen, (this.#failures.get(seen) ?? 0) + 1);
    }
    return result;
  }

  /** How many calls succeeded. */
  get answered(): number {
    return this.#answered;
  }
  /** How often each refusal was seen, and each reason of a closed connection. */
  get failures(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#failures);
  }
  /** Answers that no caller can handle. */
  get unclear(): readonly string[] {
    return this.#unclear;
  }
  /** The longest time until a call was answered or failed, in seconds. */
  get longestWait(): number {
    return this.#longestWait;
  }

  /** Waits until a call of each kind that is sent from now on succeeds. */
  async untilEachSucceeds(): Promise<Recovery> {
    const taken = stopwatch();
    const seconds = new Map<CallKind, number>();
    await new Promise<void>((resolve) => {
      const listener = (kind: CallKind, waited: number) => {
        const now = taken();
        // It was sent before.
        if (waited > now || seconds.has(kind)) return;
        seconds.set(kind, now);
        if (seconds.size < CALL_KINDS.length) return;
        this.#onDone.delete(listener);
        resolve();
      };
      this.#onDone.add(listener);
    });
    const of = (kind: CallKind) => seconds.get(kind) ?? NaN;
    return {
      'guest list': of('guest list'),
      product: of('product'),
      cart: of('cart'),
      add: of('add'),
      shipping: of('shipping'),
      pay: of('pay'),
      message: of('message'),
    };
  }
}
