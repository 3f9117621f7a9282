// Preloaded, so that the first validation of a test finds the schemas immediately.
import '../forms/schemas';

/** Browser APIs that jsdom lacks. */
class Unmoved {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= Unmoved;
Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;
