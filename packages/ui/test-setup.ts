import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A machine with other work to do takes its time: a test's own limit is the one that counts.
configure({ asyncUtilTimeout: 50_000 });

// jsdom has no layout, of which a menu, a tooltip or a switch asks its size and its place.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => undefined;

// jsdom knows no pointer capture, which a toast asks about when it is pressed.
Element.prototype.hasPointerCapture ??= () => false;

afterEach(cleanup);
