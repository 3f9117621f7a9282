/**
 * Where a mall keeps its session. The shape of `localStorage`, and optionally a way to hear that
 * another tab wrote.
 */
export interface MallStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** Calls back when *another* context changed the key; returns how to stop. */
  subscribe?(key: string, changed: () => void): () => void;
}

/** Keeps things until the page or process ends; the default where there is no browser. */
export function memoryStorage(): MallStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** What a browser offers to keep things in: `localStorage`, `sessionStorage`. */
type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * `localStorage`, heard across tabs. A browser that refuses storage (private windows, blocked
 * cookies, a full disk) has things kept in memory instead: signing in still works for this page.
 *
 * @param area - Where else to keep things; asked at every use, because asking may be refused too.
 * @default area `() => localStorage`
 * @example
 * createMall({ storage: browserStorage(() => sessionStorage) }) // signed in for this tab alone
 */
export function browserStorage(area: () => StorageArea = () => localStorage): MallStorage {
  /** What the browser would not take; it counts before what the browser has from earlier. */
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
      if (typeof addEventListener === 'undefined') return () => undefined;
      // `event.key` is null when the whole storage was cleared.
      const heard = (event: StorageEvent) => {
        if ((event.key ?? key) === key) changed();
      };
      addEventListener('storage', heard);
      return () => removeEventListener('storage', heard);
    },
  };
}
