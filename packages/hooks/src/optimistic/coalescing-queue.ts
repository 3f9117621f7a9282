/** How a {@link CoalescingQueue} talks to the mall and to the screen. */
export interface CoalescingQueueOptions<Value> {
  /** Whether whoever wanted it is still there: else an answer is shown and told to nobody. */
  readonly isSame: () => boolean;
  /** What the mall is known to have; read once, before the first of a run of calls. */
  readonly confirmed: () => Value;
  /** Asks the mall for `value`; resolves with what it confirms. */
  readonly send: (value: Value) => Promise<Value>;
  /** Shows `value`: at once when wanted, and again when the mall confirmed or refused. */
  readonly show: (value: Value) => void;
  /** All that was wanted is confirmed; called once for a run of calls. */
  readonly settled?: ((value: Value) => void) | undefined;
  /** A call failed; the value last confirmed is already shown again. */
  readonly failed?: ((error: unknown) => void) | undefined;
}

/** One value on its way to the mall. */
export interface CoalescingQueue<Value> {
  /** Wants `value` from now on. */
  want(value: Value, options: CoalescingQueueOptions<Value>): void;
  /** What is wanted while calls are under way; undefined when idle. */
  readonly wanted: Value | undefined;
}

/**
 * Sends one call at a time, and of what is wanted meanwhile only the latest: ten fast taps are two
 * calls at most. What the mall last confirmed is what a failure returns to, never a guess.
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
        latest = undefined; // Idle before the callbacks run: they may want something anew.
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
