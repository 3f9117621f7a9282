/** The options of a {@link CoalescingQueue}. */
export interface CoalescingQueueOptions<Value> {
  /** Whether the same member is still signed in; if not, the response is ignored. */
  readonly isSame: () => boolean;
  /** The value last confirmed by the server; read once, before the first request of a batch. */
  readonly confirmed: () => Value;
  /** Sends `value` to the server; resolves with the value that the server confirms. */
  readonly send: (value: Value) => Promise<Value>;
  /** Shows `value`: optimistically at first, and again when the server confirms or rejects it. */
  readonly show: (value: Value) => void;
  /** Called once per batch, when the server has confirmed the last requested value. */
  readonly settled?: ((value: Value) => void) | undefined;
  /** Called when a request failed; the last confirmed value is already shown again. */
  readonly failed?: ((error: unknown) => void) | undefined;
}

/** A queue of optimistic updates to one value. */
export interface CoalescingQueue<Value> {
  /** Requests `value`; replaces a requested value that was not sent yet. */
  want(value: Value, options: CoalescingQueueOptions<Value>): void;
  /** The value requested last while requests are in flight; undefined when idle. */
  readonly wanted: Value | undefined;
}

/**
 * Sends one request at a time and skips intermediate values: ten fast taps cause at most two
 * requests. A failure rolls back to the value that the server last confirmed, never to a guess.
 */
export function createCoalescingQueue<Value>(): CoalescingQueue<Value> {
  interface Task {
    readonly value: Value;
    readonly options: CoalescingQueueOptions<Value>;
  }
  let latest: Task | undefined;

  async function run(first: Task, known: Value) {
    let task = first;
    for (;;) {
      try {
        known = await task.options.send(task.value);
        if (!task.options.isSame()) return;
      } catch (error) {
        if (!task.options.isSame()) return;
        const { options } = latest ?? task;
        latest = undefined; // Reset before the callbacks run: they may request a new value.
        options.show(known);
        options.failed?.(error);
        return;
      }
      const next: Task = latest ?? task;
      if (next === task || Object.is(next.value, known)) {
        latest = undefined;
        next.options.show(known);
        next.options.settled?.(known);
        return;
      }
      task = next;
    }
  }

  return {
    want(value, options) {
      const task: Task = { value, options };
      const idle = latest === undefined;
      const known = idle ? options.confirmed() : undefined;
      if (idle && Object.is(known, value)) return;
      latest = task;
      options.show(value);
      if (idle) void run(task, known as Value);
    },
    get wanted() {
      return latest?.value;
    },
  };
}
