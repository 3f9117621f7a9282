// Preloaded, so that the first validation of a test finds the schemas immediately.
import '../forms/schemas';

/** Browser APIs that jsdom lacks: layout measurements, observers and scrolling. */
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
Element.prototype.scrollIntoView ??= () => undefined;
