/** The listeners to one kind of change. */
export interface Listeners<Args extends unknown[]> {
  emit(...args: Args): void;
  /** Calls back at every change; returns how to unsubscribe. */
  subscribe(listener: (...args: Args) => void): () => void;
}

/** No listeners yet. Subscribing or unsubscribing during an `emit` counts from the next one. */
export function createListeners<Args extends unknown[]>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    emit(...args) {
      for (const listener of [...listeners]) listener(...args);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
