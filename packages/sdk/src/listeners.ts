/** The listeners for one kind of change. */
export interface Listeners<Args extends unknown[]> {
  emit(...args: Args): void;
  /** Adds a listener for every change; returns the function that unsubscribes. */
  subscribe(listener: (...args: Args) => void): () => void;
}

/**
 * Creates an empty set of listeners. Subscribing or unsubscribing during an `emit` takes effect
 * with the next one.
 */
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
