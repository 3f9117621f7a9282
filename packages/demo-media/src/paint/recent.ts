/** A small LRU cache for expensive results. */
export class Recent<T> {
  private readonly kept = new Map<string, T>();

  constructor(private readonly limit: number) {}

  /** The cached value, or a new one from `make`. */
  take(key: string, make: () => T): T {
    const value = this.kept.get(key) ?? make();
    this.kept.delete(key);
    this.kept.set(key, value);
    const oldest = this.kept.keys().next();
    if (this.kept.size > this.limit && !oldest.done) this.kept.delete(oldest.value);
    return value;
  }
}
