/** Those who want to hear of a change. */
export interface Listeners<Told extends unknown[]> {
  tell(...told: Told): void;
  /** Calls back at every change; returns how to stop. */
  subscribe(listener: (...told: Told) => void): () => void;
}

/** Nobody yet. Whoever stops or joins while it is told does so for the next time. */
export function createListeners<Told extends unknown[]>(): Listeners<Told> {
  const listeners = new Set<(...told: Told) => void>();
  return {
    tell(...told) {
      for (const listener of [...listeners]) listener(...told);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
