/** A small LRU cache for expensive results. */
export class Recent<T> {
  private readonly entries = new Map<string, T>();

  constructor(private readonly limit: number) {}

  /** The cached value, or a new one from `make`. */
  take(key: string, make: () => T): T {
    const value = this.entries.get(key) ?? make();
    this.entries.delete(key);
    this.entries.set(key, value);
    const oldest = this.entries.keys().next();
    if (this.entries.size > this.limit && !oldest.done) this.entries.delete(oldest.value);
    return value;
  }
}
