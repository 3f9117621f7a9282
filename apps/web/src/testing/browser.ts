// Loaded ahead, so that the first validation of a test finds the schemas at once.
import '../forms/schemas';

/** What jsdom lacks of a browser: what pages measure with, and what tells that a part came near. */
class Unmoved {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
globalThis.ResizeObserver ??= Unmoved;
globalThis.IntersectionObserver ??= Unmoved;
