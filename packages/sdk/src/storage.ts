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

/**
 * `localStorage`, heard across tabs. A browser that refuses storage (private windows, blocked
 * cookies) keeps the session in memory instead: signing in still works for this page.
 */
export function browserStorage(): MallStorage {
  const memory = memoryStorage();
  const attempt = <Result>(first: () => Result, otherwise: () => Result): Result => {
    try {
      return first();
    } catch {
      return otherwise();
    }
  };
  return {
    getItem: (key) =>
      attempt(
        () => localStorage.getItem(key),
        () => memory.getItem(key),
      ),
    setItem: (key, value) =>
      attempt(
        () => localStorage.setItem(key, value),
        () => memory.setItem(key, value),
      ),
    removeItem: (key) =>
      attempt(
        () => localStorage.removeItem(key),
        () => memory.removeItem(key),
      ),
    subscribe(key, changed) {
      // `event.key` is null when the whole storage was cleared.
      const heard = (event: StorageEvent) => {
        if (event.key === key || event.key === null) changed();
      };
      addEventListener('storage', heard);
      return () => removeEventListener('storage', heard);
    },
  };
}
