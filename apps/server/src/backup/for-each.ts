/** Files that are copied at once: the network of a bucket has its delays, a disk its queue. */
const AT_ONCE = 8;

/**
 * Does work for each item, eight at once. After a failure it starts no more and waits for what runs, so that the caller
 * can clean up.
 *
 * @throws the first failure
 */
export async function forEach<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let hasFailed = false;
  const shared = iterate(items);
  const worker = async () => {
    for (;;) {
      const next = await shared.next();
      if (next.done || hasFailed) return;
      await work(next.value);
    }
  };
  const workers = Array.from({ length: AT_ONCE }, () =>
    worker().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    }),
  );
  const failed = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** One sequence that several workers take from: a generator answers concurrent calls in turn. */
async function* iterate<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
): AsyncGenerator<Item, void> {
  yield* items;
}
