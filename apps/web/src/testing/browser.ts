// Preloaded, so that the first validation of a test finds the schemas immediately.
import '../forms/schemas';

/** An observer of what is in view: jsdom has no layout. */
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
globalThis.IntersectionObserver ??= Unmoved;
