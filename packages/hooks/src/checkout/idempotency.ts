/** The key under which one exact request may be sent again until an answer came. */
export interface IdempotencyKeys {
  /** The same key for the same request, a new one for another. */
  keyFor(request: unknown): string;
  /** An answer came: the next request is a new one. */
  forget(): void;
}

/**
 * Remembers the key of the request under way, over a reload of the page too: a shopper who taps
 * again after a lost connection must not order twice.
 *
 * @param name - What is requested, such as `pay:1`.
 */
export function createIdempotencyKeys(
  name: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): IdempotencyKeys {
  const slot = `mall.idempotency.${name}`;
  return {
    keyFor(request) {
      const body = JSON.stringify(request);
      const [key, keptBody] = (storage.getItem(slot) ?? '').split('\n', 2);
      if (key && keptBody === body) return key;
      const fresh = crypto.randomUUID();
      storage.setItem(slot, `${fresh}\n${body}`);
      return fresh;
    },
    forget: () => storage.removeItem(slot),
  };
}
