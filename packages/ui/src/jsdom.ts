/**
 * Adds to jsdom what it lacks and components of the kit use: menus, tooltips and switches read
 * their size, lists scroll to a line, a toast captures the pointer. What exists stays. Call it in
 * the set-up file of component tests; a browser needs none of it.
 *
 * @example
 * import { prepareJsdom } from '@mall/ui/jsdom';
 *
 * prepareJsdom();
 */
export function prepareJsdom(): void {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
}
