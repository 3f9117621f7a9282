import { describe, expect, it, vi } from 'vitest';
import { createCoalescingQueue, type CoalescingQueueOptions } from './coalescing-queue';

/** Creates a server whose responses the test controls. */
function slowMall(initial: boolean) {
  const calls: {
    value: boolean;
    answer: (confirmed?: boolean) => Promise<void>;
    refuse: () => Promise<void>;
  }[] = [];
  const shown: boolean[] = [];
  const settled = vi.fn();
  const failed = vi.fn();
  const flush = () => new Promise<void>((resolve) => setTimeout(resolve));
  let here = true;
  const options: CoalescingQueueOptions<boolean> = {
    isSame: () => here,
    confirmed: () => initial,
    send: (value) =>
      new Promise((resolve, reject) =>
        calls.push({
          value,
          answer: (confirmed = value) => (resolve(confirmed), flush()),
          refuse: () => (reject(new Error('refused')), flush()),
        }),
      ),
    show: (value) => shown.push(value),
    settled,
    failed,
  };
  return { calls, shown, settled, failed, options, leave: () => void (here = false) };
}

describe('CoalescingQueue', () => {
  it('shows the requested value at once, and settles when the server confirms', async () => {
    const { calls, shown, settled, options } = slowMall(false);
    const queue = createCoalescingQueue<boolean>();
    queue.want(true, options);
    expect(shown).toEqual([true]);
    await calls[0]?.answer();
    expect(settled).toHaveBeenCalledExactlyOnceWith(true);
    expect(queue.wanted).toBeUndefined();
  });

  it('makes two calls for ten fast taps, and ends as the last tap', async () => {
    const { calls, shown, settled, options } = slowMall(false);
    const queue = createCoalescingQueue<boolean>();
    for (let tap = 1; tap <= 10; tap += 1) queue.want(tap % 2 === 1, options);
    expect(calls).toHaveLength(1);
    await calls[0]?.answer();
    expect(calls.map((call) => call.value)).toEqual([true, false]);
    await calls[1]?.answer();
    expect(settled).toHaveBeenCalledExactlyOnceWith(false);
    expect(shown.at(-1)).toBe(false);
  });

  it("makes no second call when the taps end at the server's value", async () => {
    const { calls, settled, options } = slowMall(false);
    const queue = createCoalescingQueue<boolean>();
    queue.want(true, options);
    queue.want(false, options);
    queue.want(true, options);
    await calls[0]?.answer();
    expect(calls).toHaveLength(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('rolls back to the value last confirmed, not to the value last shown', async () => {
    const { calls, shown, failed, options } = slowMall(false);
    const queue = createCoalescingQueue<boolean>();
    queue.want(true, options);
    queue.want(false, options);
    await calls[0]?.answer();
    await calls[1]?.refuse();
    expect(failed).toHaveBeenCalledOnce();
    expect(shown.at(-1)).toBe(true);
  });

  it('drops the pending value when a call fails, and can be used again', async () => {
    const { calls, shown, failed, settled, options } = slowMall(false);
    const queue = createCoalescingQueue<boolean>();
    queue.want(true, options);
    queue.want(false, options);
    queue.want(true, options);
    await calls[0]?.refuse();
    expect(calls).toHaveLength(1);
    expect(failed).toHaveBeenCalledOnce();
    expect(shown.at(-1)).toBe(false);
    queue.want(true, options);
    await calls[1]?.answer();
    expect(settled).toHaveBeenCalledExactlyOnceWith(true);
  });

  it("adopts the server's value when it confirms a different one", async () => {
    const { calls, shown, options } = slowMall(false);
    const queue = createCoalescingQueue<boolean>();
    queue.want(true, options);
    await calls[0]?.answer(false);
    expect(shown).toEqual([true, false]);
  });

  it.each(['answer', 'refuse'] as const)(
    'sends and reports nothing more when the member is gone at the %s',
    async (ending) => {
      const { calls, shown, settled, failed, options, leave } = slowMall(false);
      const queue = createCoalescingQueue<boolean>();
      queue.want(true, options);
      queue.want(false, options);
      leave();
      await calls[0]?.[ending]();
      expect(calls).toHaveLength(1);
      expect(shown).toEqual([true, false]);
      expect(settled).not.toHaveBeenCalled();
      expect(failed).not.toHaveBeenCalled();
    },
  );

  it('makes no call when the server already has the value', () => {
    const { calls, shown, options } = slowMall(true);
    createCoalescingQueue<boolean>().want(true, options);
    expect(calls).toHaveLength(0);
    expect(shown).toHaveLength(0);
  });
});
