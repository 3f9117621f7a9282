/**
 * Where a client stores its session: the interface of `localStorage`, plus an optional notification
 * when another tab writes.
 */
export interface MallStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** Calls `changed` when *another* tab changes the key; returns the function that unsubscribes. */
  subscribe?(key: string, changed: () => void): () => void;
}

/** In-memory storage, lost when the page or process ends; the default outside a browser. */
export function memoryStorage(): MallStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A browser storage area: `localStorage` or `sessionStorage`. */
/**
 * The members of the DOM's `Storage` that are used. Declared here, because programs may compile
 * without the DOM types.
 */
type StorageArea = Omit<MallStorage, 'subscribe'>;

/**
 * `localStorage` with notifications across tabs. Falls back to memory when the browser refuses
 * storage (private windows, blocked cookies, a full disk). Signing in then works for this page
 * only.
 *
 * @param area - Returns another storage area. Called on every access, because the access itself may throw.
 * @default area `() => localStorage`
 * @example
 * createMall({ storage: browserStorage(() => sessionStorage) }) // signed in for this tab alone
 */
export function browserStorage(area: () => StorageArea = () => localStorage): MallStorage {
  /** Values that the browser refused to store; they take precedence over its older stored values. */
  const memory = memoryStorage();
  const attempt = <Result>(first: () => Result, otherwise?: () => Result): Result | undefined => {
    try {
      return first();
    } catch {
      return otherwise?.();
    }
  };
  return {
    getItem: (key) => memory.getItem(key) ?? attempt(() => area().getItem(key)) ?? null,
    setItem: (key, value) =>
      attempt(
        () => {
          area().setItem(key, value);
          memory.removeItem(key);
        },
        () => memory.setItem(key, value),
      ),
    removeItem(key) {
      memory.removeItem(key);
      attempt(() => area().removeItem(key));
    },
    subscribe(key, changed) {
      // `event.key` is null when the whole storage was cleared.
      const onStorage = (event: StorageEvent) => {
        if ((event.key ?? key) === key) changed();
      };
      // Missing outside a browser.
      globalThis.addEventListener?.('storage', onStorage);
      return () => globalThis.removeEventListener?.('storage', onStorage);
    },
  };
}
